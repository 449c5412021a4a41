/** Deepest nesting of a body: twice what the contract's deepest schema has. */
const DEEPEST = 32;
/** Control characters that no text contains: all but tab and ends of lines. */
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}/u;

interface Entry {
  /** Names from the body down to the value, joined by points. */
  field: string;
  value: unknown;
}

function entriesOf({ field, value }: Entry): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, inner]) => ({
    field: field ? `${field}.${name}` : name,
    value: inner as unknown,
  }));
}

/** Walks a value level by level, since recursion would end with the stack. */
function* levelsOf(value: unknown): Generator<Entry[]> {
  for (let level: Entry[] = [{ field: '', value }]; level.length > 0; level = level.flatMap(entriesOf))
    yield level;
}

/** Decides whether lists and objects are nested deeper than any body of the contract. */
export function isTooDeep(value: unknown): boolean {
  let depth = 0;
  for (const _level of levelsOf(value)) {
    depth += 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Finds the first text with a character that no text of the product contains: a control character, NUL included, or half of a
 * surrogate pair, which no encoding can carry. The value must not be too deep.
 */
export function textFault(value: unknown): { field: string; isNul: boolean } | null {
  for (const level of levelsOf(value)) {
    for (const { field, value: text } of level) {
      if (typeof text !== 'string' || (!CONTROL.test(text) && text.isWellFormed())) continue;
      return { field, isNul: text.includes('\0') };
    }
  }
  return null;
}
