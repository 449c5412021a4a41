import type { Block, PageCondition, PageText, Words } from '@rendezvous/contract/pages';
import { plain } from './shape.ts';

/** Keys whose values are no words. */
const FIXED = new Set(['type', 'id', 'when', 'updated_at']);

/** Puts facts in place of their names, once: what a fact says is not looked through again. Unknown names stay as they are. */
export function fillText(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name]! : whole,
  );
}

function fillAll<T>(value: T, facts: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fillText(value, facts) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillAll(item, facts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      FIXED.has(key) ? item : fillAll(item as unknown, facts),
    ]),
  ) as T;
}

/** Words without links that would have nothing to tap. */
function withoutEmptyLinks(words: Words): Words {
  if (typeof words === 'string') return words;
  const runs = words.filter((run) => typeof run === 'string' || !('link' in run) || run.link.trim() !== '');
  return runs.length > 0 ? runs : '';
}

const says = (words: Words): boolean => plain(words).trim() !== '';

/** A block with what turned out empty left out; null when nothing of it is left. */
function tidy(block: Block): Block | null {
  switch (block.type) {
    case 'paragraph':
    case 'note': {
      const text = withoutEmptyLinks(block.text);
      return says(text) ? { ...block, text } : null;
    }
    case 'list': {
      const items = block.items.map(withoutEmptyLinks).filter(says);
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'definitions': {
      const items = block.items
        .map((item) => ({ ...item, text: withoutEmptyLinks(item.text) }))
        .filter(({ text }) => says(text));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(withoutEmptyLinks)) };
    default:
      return block;
  }
}

type Conditions = Readonly<Record<PageCondition, boolean>>;

function shown<B extends Block>(blocks: readonly B[], conditions: Conditions): B[] {
  return blocks.flatMap((block) => {
    const { when, ...rest } = block as Block;
    if (when && !conditions[when]) return [];
    const kept = rest.type === 'question' ? { ...rest, answer: shown(rest.answer, conditions) } : tidy(rest);
    return kept ? [kept as B] : [];
  });
}

/** A page's words with facts filled in, without blocks whose condition does not hold and without what turned out empty. */
export function fillPage(
  text: PageText,
  facts: Readonly<Record<string, string>>,
  conditions: Conditions,
): PageText {
  const filled = fillAll(text, facts);
  return { ...filled, body: shown(filled.body, conditions) };
}
