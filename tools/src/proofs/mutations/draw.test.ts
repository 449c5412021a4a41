import assert from 'node:assert/strict';
import { it } from 'node:test';
import { drawn } from './draw.ts';
import { placesIn } from './find-places.ts';

const source = Array.from({ length: 40 }, (_, line) => `if (a${line} < ${line}) await b(c, d);`).join('\n');
const places = placesIn(source, 'sample.ts');

it('the same seed draws the same faults in the same order, another seed other ones', () => {
  const names = (seed: string) => drawn(places, seed).map(({ start, kind }) => `${start} ${kind}`);
  assert.deepEqual(names('one'), names('one'));
  assert.notDeepEqual(names('one').slice(0, 10), names('two').slice(0, 10));
});

it('each line is drawn once, and no line is left out', () => {
  const lines = drawn(places, 'one').map(({ line }) => line);
  assert.equal(lines.length, 40);
  assert.equal(new Set(lines).size, 40);
});

it('kinds are drawn evenly, whatever number of places they have', () => {
  const many = placesIn(`${'f(a && b);\n'.repeat(200)}${'await g(1);\n'.repeat(30)}`, 'sample.ts');
  const first = drawn(many, 'one').slice(0, 40);
  const rare = first.filter(({ kind }) => kind === 'await' || kind === 'constant').length;
  assert.ok(rare >= 8 && rare <= 32, `${rare} of 40`);
});
