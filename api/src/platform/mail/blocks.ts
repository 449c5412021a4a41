import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import type { Run, Words } from '@rendezvous/contract/resources/pages/schemas';
import { escapeHtml as escape } from '#src/platform/lib/html.ts';
import { STYLE } from './style.ts';

/** Where a link of the words leads: mail programs know no address below which a path lies. */
const target = (to: string, base: string): string => (to.startsWith('/') ? base + to : to);

const runsOf = (words: Words): readonly Run[] => (typeof words === 'string' ? [words] : words);

/** Words with a hyphen, such as "E-Mail" and ticket numbers, stay on one line; long ones may break. */
const LONGEST_WHOLE = 18;

/** Text escaped for the HTML of a mail. */
export const htmlText = (text: string): string =>
  escape(text).replace(/\S*\w-\w\S*/g, (word) =>
    word.length > LONGEST_WHOLE ? word : `<span style="${STYLE.whole}">${word}</span>`,
  );

function plainRun(run: Run, base: string): string {
  if (typeof run === 'string') return run;
  return 'strong' in run ? run.strong : `${run.link} (${target(run.to, base)})`;
}

function htmlRun(run: Run, base: string): string {
  if (typeof run === 'string') return htmlText(run);
  if ('strong' in run) return `<strong style="${STYLE.strong}">${escape(run.strong)}</strong>`;
  return `<a class="link" href="${escape(target(run.to, base))}" style="${STYLE.link}">${escape(run.link)}</a>`;
}

const plainWords = (words: Words, base: string): string =>
  runsOf(words)
    .map((run) => plainRun(run, base))
    .join('');
const htmlWords = (words: Words, base: string): string =>
  runsOf(words)
    .map((run) => htmlRun(run, base))
    .join('');

/** A block for programs that show text only. */
export function plainBlock(block: MailBlock, base: string): string {
  if (block.type !== 'list') return plainWords(block.text, base);
  return block.items.map((item) => `- ${plainWords(item, base)}`).join('\n');
}

/** A block in the look of the mail. */
export function htmlBlock(block: MailBlock, base: string): string {
  if (block.type === 'heading') return `<h2 class="ink" style="${STYLE.heading}">${escape(block.text)}</h2>`;
  if (block.type === 'paragraph')
    return `<p class="ink" style="${STYLE.line}">${htmlWords(block.text, base)}</p>`;
  const items = block.items
    .map((item) => `<li class="ink" style="${STYLE.item}">${htmlWords(item, base)}</li>`)
    .join('');
  return `<ul class="ink" style="${STYLE.list}">${items}</ul>`;
}
