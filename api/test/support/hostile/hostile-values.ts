import type { Schema } from './samples.ts';

/** A value no honest client sends. */
export interface HostileValue {
  what: string;
  /** As written in a JSON body. */
  json: string;
  /** As written in an address, encoded. */
  address: string;
}

/** Deeper than recursion goes, within the limit of a body. */
const DEEP = { lists: 30_000, objects: 9_000 };
const cursor = (at: string, id = 'abc') => Buffer.from(`${at} ${id}`).toString('base64url');

const NUMBERS = [
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '100000000000',
  '9007199254740993',
  '1e308',
  '1e999',
  '-0',
  '0.5',
];
const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['NUL', 'a\0b'],
  ['control characters', 'a\u0007\u001b[2Jb\u007f'],
  ['a lone high surrogate', 'abcdefghij\ud800'],
  ['a lone low surrogate', '\udc00abcdefghij'],
  ['a surrogate pair', '\u{1F600}'],
  ['direction marks', '\u202eabc\u2066'],
  ['a noncharacter', 'abc\uffff'],
  ['nothing', ''],
  ['a name of every object', '__proto__'],
  ['quotes and percent signs', `'";--%s%n\\`],
  ['30 February', '2001-02-30'],
  ['29 February of no leap year', '2001-02-29'],
  ['the year 0', '0000-01-01'],
  ['the month 13', '2001-13-01'],
  ['a moment after the end of time', '+275760-09-13T00:00:00.001Z'],
  ['a cursor of 30 February', cursor('2025-02-30T00:00:00.000000Z')],
  ['a cursor of the year 0', cursor('0000-01-01T00:00:00.000000Z')],
  ['a cursor of the hour 24', cursor('2025-01-01T24:00:00.000000Z')],
  ['a cursor of the last year', cursor('9999-12-31T23:59:59.999999Z')],
  ['a cursor without an id', cursor('2025-01-01T00:00:00.000000Z', '')],
  ['a cursor with a broken id', cursor('2025-01-01T00:00:00.000000Z', "a'\0")],
  ['a cursor of nothing', Buffer.from([0xff, 0xfe, 0]).toString('base64url')],
  ['an address with a broken host', 'https://[/'],
  ['a regular expression', '(a+)+$'],
];
const STRUCTURES: readonly (readonly [what: string, json: string])[] = [
  ['null', 'null'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['deep lists', '['.repeat(DEEP.lists) + ']'.repeat(DEEP.lists)],
  ['deep objects', '{"a":'.repeat(DEEP.objects) + '1' + '}'.repeat(DEEP.objects)],
  ['10,000 entries', `[${Array(10_000).fill('0').join()}]`],
];
/** Octets that only an address can contain. */
const OCTETS = [
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%FF%FE',
  '%C0%AF',
  '%2e%2e%2f',
  '%5c',
  '%0d%0aSet-Cookie:a=b',
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const ofText = ([what, text]: readonly [string, string]): HostileValue => ({
  what,
  json: JSON.stringify(text),
  address: encoded(text),
});

/** Hostile values of every class, and texts at the bounds of a schema. */
export function hostileValues(schema: Schema): HostileValue[] {
  const most = Math.min(schema.maxLength ?? 20_000, 20_000);
  const long = [...new Set([most, most + 1])].map((length): readonly [string, string] => [
    `${length} characters`,
    'x'.repeat(length),
  ]);
  return [
    ...NUMBERS.map((text) => ({ what: text, json: text, address: text })),
    ...[...TEXTS, ...long].map(ofText),
    ...STRUCTURES.map(([what, json]) => ({ what, json, address: encoded(json.slice(0, 2_000)) })),
  ];
}

/** Encoded values for a place in an address, those included that decode to nothing. */
export function hostileAddressParts(schema: Schema = {}): string[] {
  return [...hostileValues(schema).map(({ address }) => address), ...OCTETS, 'x'.repeat(5_000)];
}

/** Every place of a schema that accepts a value, as names from the top down. */
export function placesOf(
  schema: Schema | undefined,
  at: readonly string[] = [],
): { at: readonly string[]; schema: Schema }[] {
  if (!schema) return [];
  const here = at.length > 0 ? [{ at, schema }] : [];
  const branches = (schema.anyOf ?? []).flatMap((branch) =>
    placesOf(branch, at).slice(at.length > 0 ? 1 : 0),
  );
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    placesOf(inner, [...at, name]),
  );
  const items = schema.items ? placesOf(schema.items, [...at, '0']) : [];
  return [...here, ...branches, ...properties, ...items];
}

/** JSON of a body with the raw text `json` at a place; the path to it is made where it is missing. */
export function bodyWith(body: unknown, at: readonly string[], json: string): string {
  const [name, ...rest] = at;
  if (name === undefined) return json;
  const own =
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : {};
  if (name === '0') return `[${bodyWith(Array.isArray(body) ? body[0] : undefined, rest, json)}]`;
  const others = Object.entries(own)
    .filter(([key]) => key !== name)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...others, `${JSON.stringify(name)}:${bodyWith(own[name], rest, json)}`].join()}}`;
}
