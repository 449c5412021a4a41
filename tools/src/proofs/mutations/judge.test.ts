import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Judge } from './judge.ts';
import type { Outcome } from './planted-copy.ts';
import type { Place } from './place.ts';
import type { Target } from './targets.ts';

const place = (file: string): Place => ({
  file,
  line: 1,
  kind: 'condition',
  start: 0,
  end: 1,
  was: 'a',
  becomes: '!(a)',
});
const target = (name: string): Target => ({ name, folder: 'api', words: [], limitMs: 1 });

/** A copy whose tests come out by their name and the files that have a fault. */
function copyOf(outcome: (test: string, planted: readonly string[]) => Outcome) {
  let planted: readonly string[] = [];
  const ran: string[] = [];
  return {
    ran,
    async with<T>(places: readonly Place[], work: () => Promise<T>): Promise<T> {
      planted = places.map(({ file }) => file);
      return work().finally(() => (planted = []));
    },
    async test({ name }: Target): Promise<Outcome> {
      ran.push(`${name}(${planted.join()})`);
      return outcome(name, planted);
    },
  };
}

it('a fault is noticed by the first test that fails with it and passes without it', async () => {
  const copy = copyOf((test, planted) =>
    test === 'broken' || (test === 'two' && planted.length > 0) ? 'failed' : 'passed',
  );
  const judge = new Judge(copy);
  const judged = await judge.first(place('x.ts'), ['broken', 'one', 'two', 'three'].map(target));
  assert.deepEqual([judged.verdict, judged.by], ['failed', 'two']);
  assert.deepEqual(judge.unsound, ['broken']);
  assert.ok(!copy.ran.some((run) => run.startsWith('three')));
});

it('a test that hangs with a fault has noticed it, and one that passes has not', async () => {
  const judge = new Judge(
    copyOf((test, planted) => (test === 'loop' && planted.length > 0 ? 'hung' : 'passed')),
  );
  assert.equal((await judge.first(place('x.ts'), [target('loop')])).verdict, 'hung');
  assert.equal((await judge.first(place('x.ts'), [target('other')])).verdict, 'survived');
});

it('survivors are planted together, and each alone only where a test fails', async () => {
  const copy = copyOf((test, planted) => (test === 'two' && planted.includes('b.ts') ? 'failed' : 'passed'));
  const { noticed, isWhole } = await new Judge(copy).further(
    ['a.ts', 'b.ts'].map(place),
    () => false,
    () => ['one', 'two', 'three'].map(target),
  );
  assert.deepEqual(
    noticed.map((one) => [one.place.file, one.by]),
    [['b.ts', 'two']],
  );
  assert.equal(isWhole, true);
  assert.deepEqual(copy.ran, [
    'one(a.ts,b.ts)',
    'two(a.ts,b.ts)',
    'two()',
    'two(a.ts)',
    'two(b.ts)',
    'three(a.ts)',
  ]);
});

it('when the time is over the rest is said to have met not every test', async () => {
  const copy = copyOf(() => 'passed');
  const { isWhole } = await new Judge(copy).further(
    [place('a.ts')],
    () => true,
    () => [target('one')],
  );
  assert.deepEqual([isWhole, copy.ran], [false, []]);
});
