import type {
  PageText,
  PageWhen,
  WrittenBlock,
  WrittenWords,
} from '@rendezvous/contract/resources/pages/schemas';

/** All words of a block, as they are written. */
export function wordsOf(block: WrittenBlock): WrittenWords[] {
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
    case 'statement':
      return [block.name, block.order, block.order_hint, block.email, block.words, block.confirm];
    case 'form':
      return [
        block.title,
        ...block.lines.flatMap(({ label, text }) => (text === undefined ? [label] : [label, text])),
      ];
  }
}

type Part = Exclude<WrittenWords, string>[number];

const parts = (words: WrittenWords | undefined): Part[] =>
  words === undefined ? [] : typeof words === 'string' ? [words] : words;

/** Stretches one after the other, both sides of each condition. */
const stretches = (words: WrittenWords): Exclude<Part, { when: PageWhen }>[] =>
  parts(words).flatMap((run) =>
    typeof run === 'object' && 'when' in run
      ? [...stretches(run.text), ...stretches(run.otherwise ?? [])]
      : [run],
  );

/** Words as one string, links and weight left aside, both sides of each condition. */
export function plain(words: WrittenWords): string {
  return stretches(words)
    .map((run) => (typeof run === 'string' ? run : 'link' in run ? run.link : run.strong))
    .join('');
}

/** Addresses the links among these words lead to. */
export function linksIn(words: WrittenWords): string[] {
  return stretches(words).flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.to] : []));
}

/** What stretches among these words depend on, in their order. */
export const whensIn = (words: WrittenWords): PageWhen[] =>
  parts(words).flatMap((run) => (typeof run === 'object' && 'when' in run ? [run.when] : []));

/** Whole content of braces: `{name}`, or an ICU argument such as `{name, plural, one {# day} other {# days}}`. */
export const ARGUMENT = /\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Name of an argument: the text before its first comma. */
export const nameOf = (inside: string): string => inside.split(',', 1)[0]!.trim();

/** Is it more than a name: a plural, a number format? */
export const isMessage = (inside: string): boolean => inside.includes(',');

/** Names of the facts and labels in a text. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(ARGUMENT)].map((found) => nameOf(found[1]!));

/** A page as it is written down or as it is read. */
type Readable = Pick<PageText, 'title' | 'description' | 'body'>;

/** Everything readers see of a page, one string per stretch of words. */
export function textsOf(page: Readable): string[] {
  return [page.title, page.description, ...page.body.flatMap(wordsOf).map(plain)];
}

/** Anchors of a page, in their order. */
export const anchorsOf = (page: Pick<PageText, 'body'>): string[] =>
  page.body.flatMap((block) => ('id' in block ? [block.id] : []));
