import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Judged, Verdict } from './judge.ts';
import { shareOf, sharesBy } from './record.ts';

const judged = (file: string, verdict: Verdict): Judged => ({
  place: { file, line: 1, kind: 'call', start: 0, end: 1, was: 'f();', becomes: ';' },
  verdict,
  by: verdict === 'survived' ? null : 'a test',
});

it('a share is rounded down, and a fault that hangs the tests is noticed', () => {
  const some = [judged('a', 'failed'), judged('a', 'hung'), judged('b', 'survived')];
  assert.deepEqual(shareOf(some), { noticed: 2, planted: 3, percent: 66.6 });
  assert.deepEqual(shareOf([]), { noticed: 0, planted: 0, percent: 0 });
  assert.deepEqual(
    sharesBy(some, ({ place }) => place.file),
    { a: { noticed: 2, planted: 2, percent: 100 }, b: { noticed: 0, planted: 1, percent: 0 } },
  );
});
