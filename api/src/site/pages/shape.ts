import type { Block, PageText, Words } from '@rendezvous/contract/pages';

/** All words of a block, as they are written. */
export function wordsOf(block: Block): Words[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'question':
      return [block.question, ...block.answer.flatMap(wordsOf)];
    case 'definitions':
      return block.items.flatMap(({ term, text }) => [term, text]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'form':
      return [
        block.title,
        ...block.lines.flatMap(({ label, text }) => (text === undefined ? [label] : [label, text])),
      ];
  }
}

/** Words as one string, links and weight left aside. */
export function plain(words: Words): string {
  if (typeof words === 'string') return words;
  return words.map((run) => (typeof run === 'string' ? run : 'link' in run ? run.link : run.strong)).join('');
}

/** Addresses the links among these words lead to. */
export function linksIn(words: Words): string[] {
  if (typeof words === 'string') return [];
  return words.flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.to] : []));
}

/** Facts named in a text, as `{name}` stands there. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map((found) => found[1]!);

/** Everything readers see of a page, one string per stretch of words. */
export function textsOf(page: Pick<PageText, 'title' | 'description' | 'body'>): string[] {
  return [page.title, page.description, ...page.body.flatMap(wordsOf).map(plain)];
}

/** Anchors of a page, in their order. */
export const anchorsOf = (page: Pick<PageText, 'body'>): string[] =>
  page.body.flatMap((block) => ('id' in block ? [block.id] : []));
