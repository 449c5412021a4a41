import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import type { Block, Run, Words } from '@rendezvous/contract/resources/pages/schemas';

/** A line of a form to be written on. */
const BLANK = '________________';

const runs = (words: Words): readonly Run[] => (typeof words === 'string' ? [words] : words);

/** Blocks of a page as a mail shows them: a form is a list of its lines. Questions and tables are no part of the pages that mails contain. */
export function mailBlocks(blocks: readonly Block[]): MailBlock[] {
  return blocks.flatMap((block): MailBlock[] => {
    switch (block.type) {
      case 'heading':
        return [{ type: 'heading', text: block.text }];
      case 'paragraph':
      case 'note':
        return [{ type: 'paragraph', text: block.text }];
      case 'list':
        return [{ type: 'list', items: block.items }];
      case 'form':
        return [
          { type: 'paragraph', text: [{ strong: block.title }] },
          {
            type: 'list',
            items: block.lines.map(({ label, text }) => [`${label}: `, ...(text ? runs(text) : [BLANK])]),
          },
        ];
      default:
        return [];
    }
  });
}
