import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placesIn } from './find-places.ts';
import { withChange, type Kind } from './place.ts';

/** Sources that the operators of one kind make of a sample. */
const madeOf = (kind: Kind, source: string): string[] =>
  placesIn(source, 'sample.ts')
    .filter((place) => place.kind === kind)
    .map((place) => withChange(source, place));

it('a comparison includes or excludes its limit, and a sum loses its one', () => {
  assert.deepEqual(madeOf('boundary', 'ok(a < b, c >= d + 1);'), [
    'ok(a <= b, c >= d + 1);',
    'ok(a < b, c > d + 1);',
    'ok(a < b, c >= d );'.replace(' )', ')'),
  ]);
});

it('a condition is negated once, whatever it compares', () => {
  assert.deepEqual(madeOf('condition', 'if (!a) b = c === d ? e : f;'), [
    'if (a) b = c === d ? e : f;',
    'if (!a) b = !(c === d) ? e : f;',
  ]);
  assert.deepEqual(madeOf('condition', 'const same = a !== b;'), ['const same = a === b;']);
});

it('"and" becomes "or" with its operands whole', () => {
  assert.deepEqual(madeOf('logic', 'x = a && b || c;'), ['x = ((a) || (b)) || c;', 'x = ((a && b) && (c));']);
});

it('a statement that calls something is left out, one that returns or stores is not', () => {
  assert.deepEqual(madeOf('call', 'await send(a);'), [';']);
  assert.deepEqual(madeOf('call', 'void log();'), [';']);
  assert.deepEqual(madeOf('call', 'const b = send(a);'), []);
});

it('a promise is not awaited, unless the caller awaits it as the result', () => {
  assert.deepEqual(madeOf('await', 'async function f() { await a(); return await b(); }'), [
    'async function f() { a(); return await b(); }',
  ]);
  assert.deepEqual(madeOf('await', 'const g = async () => await a();'), []);
});

it('the other side is named instead of one, where the file knows it, and arguments change places', () => {
  assert.deepEqual(madeOf('recipient', 'publish(row.sender_id, { id: receiver_id });'), [
    'publish(row.receiver_id, { id: receiver_id });',
    'publish(row.sender_id, { id: sender_id });',
  ]);
  assert.deepEqual(madeOf('recipient', 'give(anna, bo, 1);'), ['give(bo, anna, 1);']);
  assert.deepEqual(
    madeOf('recipient', "q.where('from_user', '=', id).where('to_user', '=', id);").slice(0, 2),
    [
      "q.where('to_user', '=', id).where('to_user', '=', id);",
      "q.where('from_user', '=', id).where('from_user', '=', id);",
    ],
  );
  assert.deepEqual(madeOf('recipient', 'publish(sender_id);'), []);
});

it('a number is doubled, a flag turned, a state exchanged for another one of the file, and types stay', () => {
  assert.deepEqual(madeOf('constant', 'const a: 3 = wait(0, 60_000, true);'), [
    'const a: 3 = wait(1, 60_000, true);',
    'const a: 3 = wait(0, 120000, true);',
    'const a: 3 = wait(0, 60_000, false);',
  ]);
  assert.deepEqual(madeOf('constant', "ok(a === 'sent', b === 'held');"), [
    "ok(a === 'held', b === 'held');",
    "ok(a === 'sent', b === 'sent');",
  ]);
});

it('a clause is left out of its chain', () => {
  assert.deepEqual(madeOf('clause', "tx.selectFrom('a').where('b', '=', 1).forUpdate().execute();"), [
    "tx.selectFrom('a').forUpdate().execute();",
    "tx.selectFrom('a').where('b', '=', 1).execute();",
  ]);
});

it('operators in the text of a statement change, arrows and keywords of other meaning stay', () => {
  assert.deepEqual(madeOf('sql', "sql`select a->>'é' from b where c <> 1 and d < ${e} or f is not null`;"), [
    "sql`select a->>'é' from b where c <> 1 or d < ${e} or f is not null`;",
    "sql`select a->>'é' from b where c <> 1 and d <= ${e} or f is not null`;",
    "sql`select a->>'é' from b where c <> 1 and d < ${e} and f is not null`;",
  ]);
});

it('a place knows its line and its text', () => {
  const [place] = placesIn('// é 😀\n\nif (a) b();\n', 'sample.ts');
  assert.deepEqual([place?.line, place?.was, place?.becomes], [3, 'a', '!(a)']);
});
