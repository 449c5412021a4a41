import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serialRounds } from './measure.ts';
import { spread } from './statistics.ts';

describe('bench statistics', () => {
  it('median and range leave out runs without a figure', () => {
    assert.deepEqual(spread([3, null, 1, 2]), { median: 2, lowest: 1, highest: 3, runs: 3 });
    assert.deepEqual(spread([4, 1, 2, 3]), { median: 2.5, lowest: 1, highest: 4, runs: 4 });
    assert.equal(spread([null]), null);
  });

  it('requests side by side are one round, one after the other are two', () => {
    const document = { start: 0, end: 100 };
    assert.equal(serialRounds([document, { start: 40, end: 300 }, { start: 50, end: 200 }]), 1);
    assert.equal(serialRounds([document, { start: 110, end: 300 }, { start: 120, end: 200 }]), 2);
    assert.equal(serialRounds([document, { start: 110, end: 300 }, { start: 310, end: 400 }]), 3);
  });
});
