import type { Locale } from '@rendezvous/contract/kernel/locales';
import type {
  Block,
  PageText,
  PageWhen,
  Words,
  WrittenBlock,
  WrittenWords,
} from '@rendezvous/contract/resources/pages/schemas';
import { IntlMessageFormat } from 'intl-messageformat';
import { ARGUMENT, isMessage, nameOf, plain } from './shape.ts';

/** Keys whose values are no words. */
const FIXED = new Set(['type', 'id', 'when', 'updated_at']);

/** Values of the braces of a page, in its language. */
export interface PageWords {
  locale: Locale;
  /** Facts as they read, and labels of the product as `label.<message id>`. */
  words: Readonly<Record<string, string>>;
  /** Facts that are numbers, for plurals and number formats. */
  numbers: Readonly<Record<string, number>>;
}

/**
 * Puts facts and labels in place of their names, once: what they say is not looked through again. Arguments with a
 * plural or a number format go through the formatter of the catalogues. Unknown names stay as they are.
 */
export function fillText(text: string, { locale, words, numbers }: PageWords): string {
  return text.replace(ARGUMENT, (whole, inside: string) => {
    const name = nameOf(inside);
    if (!isMessage(inside)) return Object.hasOwn(words, name) ? words[name]! : whole;
    if (!Object.hasOwn(numbers, name)) return whole;
    return String(new IntlMessageFormat(whole, locale, undefined, { ignoreTag: true }).format(numbers));
  });
}

function fillAll<T>(value: T, page: PageWords): T {
  if (typeof value === 'string') return fillText(value, page) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillAll(item, page)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, FIXED.has(key) ? item : fillAll(item as unknown, page)]),
  ) as T;
}

type Conditions = Readonly<Record<PageWhen, boolean>>;

/** Words of which those are left whose condition is true, without links that would have nothing to tap. */
function shownWords(words: WrittenWords, conditions: Conditions): Words {
  if (typeof words === 'string') return words;
  const runs = words.flatMap((run) => {
    if (typeof run === 'string' || !('when' in run)) return [run];
    const chosen = conditions[run.when] ? run.text : (run.otherwise ?? []);
    return typeof chosen === 'string' ? [chosen] : chosen;
  });
  const filled = runs.filter((run) => typeof run === 'string' || !('link' in run) || run.link.trim() !== '');
  return filled.length > 0 ? joined(filled) : '';
}

type Run = Exclude<Words, string>[number];

/** Plain stretches beside each other become one; words of one plain stretch are that string. */
function joined(runs: readonly Run[]): Words {
  const one: Run[] = [];
  for (const run of runs) {
    const last = one.at(-1);
    if (typeof last === 'string' && typeof run === 'string') one[one.length - 1] = last + run;
    else one.push(run);
  }
  const [only] = one;
  return one.length === 1 && typeof only === 'string' ? only : one;
}

const says = (words: Words): boolean => plain(words).trim() !== '';

/** A block without what does not apply or turned out empty; null when nothing of it is left. */
function shownBlock({ when, ...block }: WrittenBlock, conditions: Conditions): Block | null {
  if (when && !conditions[when]) return null;
  const shown = (words: WrittenWords): Words => shownWords(words, conditions);
  switch (block.type) {
    case 'heading':
    case 'statement':
      return block;
    case 'paragraph':
    case 'note': {
      const text = shown(block.text);
      return says(text) ? { ...block, text } : null;
    }
    case 'list': {
      const items = block.items.map(shown).filter(says);
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'question': {
      const answer = block.answer.flatMap((part) => shownBlock(part, conditions) ?? []) as AnswerPart[];
      return answer.length > 0 ? { ...block, answer } : null;
    }
    case 'definitions': {
      const items = block.items
        .map(({ term, text }) => ({ term, text: shown(text) }))
        .filter(({ text }) => says(text));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows.map((row) => row.map(shown)).filter(([first = '']) => says(first));
      return rows.length > 0 ? { ...block, rows } : null;
    }
    case 'form':
      return {
        ...block,
        lines: block.lines.map(({ label, text }) =>
          text === undefined ? { label } : { label, text: shown(text) },
        ),
      };
  }
}

type AnswerPart = Extract<Block, { type: 'question' }>['answer'][number];

/** Leaves out headings with nothing below them. */
function withoutEmptyParts(blocks: readonly Block[]): Block[] {
  const filled: Block[] = [];
  for (const block of blocks.toReversed()) {
    const below = filled.at(-1);
    const isEmpty =
      below === undefined || (below.type === 'heading' && 'level' in block && below.level <= block.level);
    if (block.type !== 'heading' || !isEmpty) filled.push(block);
  }
  return filled.reverse();
}

/** A page as it is read. */
export type FilledPage = Omit<PageText, 'body'> & { body: Block[] };

/** A page's words with facts filled in, without what does not apply, what turned out empty, and headings of nothing. */
export function fillPage(text: PageText, page: PageWords, conditions: Conditions): FilledPage {
  const filled = fillAll(text, page);
  return {
    ...filled,
    body: withoutEmptyParts(filled.body.flatMap((block) => shownBlock(block, conditions) ?? [])),
  };
}
