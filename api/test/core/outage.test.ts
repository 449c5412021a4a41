import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOutage } from '#src/platform/lib/outage.ts';

test('an outage of a thousand failures is reported when it begins, once a minute, and when it ends', () => {
  let now = 0;
  const reports: string[] = [];
  const outage = createOutage(
    ({ message }) => void reports.push(message),
    () => now,
  );
  outage.ended();
  for (let count = 0; count < 1_000; count += 1) {
    outage.failed(new Error('connection lost'));
    now += 100;
  }
  outage.ended();
  outage.ended();
  assert.deepEqual(reports, [
    'connection lost',
    '600 more failures',
    'available again after 399 more failures',
  ]);
  outage.failed(new Error('connection lost'));
  assert.equal(reports.at(-1), 'connection lost', 'a later outage is a new one');
});
