import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Place } from './place.ts';
import { refusedByTypes } from './type-check.ts';

const place = (file: string, line: number): Place => ({
  file,
  line,
  kind: 'constant',
  start: line,
  end: line + 1,
  was: '1',
  becomes: '2',
});
const places = [place('a', 1), place('a', 2), place('b', 1), place('c', 1), place('d', 1)];

it('faults that the compiler refuses are found, also by an error in another file', async () => {
  const rounds: number[] = [];
  const refused = await refusedByTypes(places, async (some) => {
    rounds.push(some.length);
    assert.equal(new Set(some.map(({ file }) => file)).size, some.length, 'one fault in a file at a time');
    const own = some.filter(({ file, line }) => file === 'a' && line === 2).map(({ file }) => file);
    return new Set([...own, ...(some.some(({ file }) => file === 'c') ? ['elsewhere'] : [])]);
  });
  assert.deepEqual([...refused].map(({ file, line }) => `${file}${line}`).sort(), ['a2', 'c1']);
  assert.ok(rounds.length <= 7, `${rounds.length} runs of the compiler`);
});
