import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LIMITS, missedLimits } from './limits.ts';

const measured = {
  many: { ratio: LIMITS.ratio },
  one_pair: { ratio: 1.7 },
  delivery: { p95: LIMITS.delivery_p95_ms },
};

it('a figure at its limit passes, and pages without a measurement miss no limit', () => {
  assert.deepEqual(missedLimits(measured), []);
  assert.deepEqual(missedLimits({ ...measured, delivery: null }), []);
});

it('each limit that was missed is named with its figure', () => {
  const missed = { many: { ratio: 0.49 }, one_pair: { ratio: NaN }, delivery: { p95: 100.1 } };
  assert.deepEqual(missedLimits(missed), [
    'many pairs: 0.49 of what pgbench sends, not 0.5',
    'one pair: NaN of what pgbench sends, not 0.5',
    'from press to screen: p95 100.1 ms, not 100',
  ]);
});
