import type { Finding } from '#src/lib/check.ts';

/** Places with the name of a stored value: a string given at once, or as a constant (`ENTRY_KEY`, `LOCALE_COOKIE`). */
const GIVEN = /(?:\.(?:setItem|setCookie)\(\s*|\.cookie = )['"`]([\w.-]+)/g;
const NAMED = /\bconst \w+_(?:KEY|COOKIE) = ['"]([\w.-]+)['"]/g;
/** In a file that writes to storage every constant of this shape is a name, and so is what a name begins with. */
const WRITES =
  /\b(?:local|session)Storage\b[\s\S]*\bsetItem\(|\bsetItem\([\s\S]*\b(?:local|session)Storage\b/;
const CONSTANT = /\bconst [A-Z_]+ = ['"]([a-z][\w.-]*)['"]/g;
const PREFIX = /=> `([a-z][\w.-]*)\$\{/g;

/** Names of the cookies and storage entries that this source stores in a browser; of a composed name its beginning. */
export function storedKeys(source: string): string[] {
  const patterns = WRITES.test(source) ? [GIVEN, NAMED, CONSTANT, PREFIX] : [GIVEN, NAMED];
  return [
    ...new Set(patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key]) => key!))),
  ].sort();
}

interface Page {
  body: readonly { type: string; rows?: readonly (readonly string[])[] }[];
}

/** First cells of a page's tables; one that ends in `…` matches every name with this beginning. */
function namesOn({ body }: Page): string[] {
  return body.flatMap(({ rows = [] }) => rows.map(([name = '']) => name));
}

/** Names stored only in browsers of staff: their screens are no part of the site that the page is about. */
const STAFF = new Set(['ops.session']);

/** Names that the cookies page of a language leaves out. */
export function unnamedKeys(locale: string, page: Page, keys: readonly string[]): Finding[] {
  const names = namesOn(page);
  const covers = (name: string, key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key;
  return keys
    .filter((key) => !STAFF.has(key) && !names.some((name) => covers(name, key)))
    .map((key) => `${locale}: the cookies page does not name ${key}`);
}
