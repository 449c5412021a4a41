import assert from 'node:assert/strict';
import { it } from 'node:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { BROWSER_FAULTS, resultsOf, withResults } from './fault-results.ts';

const RUN = { at: '2026-11-25T20:00:00.000Z', commit: 'a' };
const journey = (title: string, status: 'passed' | 'failed' | 'skipped') => ({
  title,
  file: 'e2e/failures/hang.test.ts',
  status,
  ms: 1_500,
});

it('each fault of a browser has its journeys', () => {
  for (const name of BROWSER_FAULTS) assert.ok(existsSync(join(ROOT, `e2e/failures/${name}.test.ts`)), name);
});

it('repetitions of a journey are counted, those that were skipped are not, and runs add up with their failures', () => {
  const first = resultsOf([journey('a', 'passed'), journey('a', 'failed'), journey('b', 'passed')], RUN);
  assert.deepEqual(
    first.map(({ fault, passed, failed, seconds }) => [fault, passed, failed, seconds]),
    [
      ['hang: a', 1, 1, 3],
      ['hang: b', 1, 0, 2],
    ],
  );
  const second = resultsOf([journey('a', 'passed'), journey('c', 'skipped')], { ...RUN, commit: 'b' });
  assert.deepEqual(
    withResults(first, second).map(({ fault, passed, failed, commit }) => [fault, passed, failed, commit]),
    [
      ['hang: b', 1, 0, 'a'],
      ['hang: a', 2, 1, 'b'],
    ],
  );
});
