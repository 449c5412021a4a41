import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circlesIn } from './circles.ts';

const arrows = (drawn: Record<string, string[]>) =>
  new Map(Object.entries(drawn).map(([from, to]) => [from, new Set(to)]));

describe('circles', () => {
  it('a drawing whose arrows all run down has none', () => {
    assert.deepEqual(circlesIn(arrows({ a: ['b', 'c'], b: ['c'], c: [] })), []);
  });

  it('each circle is reported once, beginning at its first point', () => {
    assert.deepEqual(circlesIn(arrows({ c: ['a'], a: ['b'], b: ['c', 'd'], d: ['b'] })), [
      ['a', 'b', 'c'],
      ['b', 'd'],
    ]);
  });

  it('a point that leads to itself is a circle', () => {
    assert.deepEqual(circlesIn(arrows({ a: ['a'] })), [['a']]);
  });
});
