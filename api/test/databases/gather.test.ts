import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'node:test';
import { gather } from '#src/platform/lib/gather.ts';

/** A gatherer whose calls end when the test says so. */
function gatherOf(options: Parameters<typeof gather>[1]) {
  const calls: { items: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
  const ask = gather<number, number>(async (items) => {
    const end = Promise.withResolvers<void>();
    calls.push({ items, end });
    await end.promise;
    return items.map((item) => item * 10);
  }, options);
  return { ask, calls, items: () => calls.map((call) => call.items) };
}

test('what is asked in one turn goes together, and each gets its own answer', async () => {
  const { ask, calls, items } = gatherOf({ lanes: 1, most: 10 });
  const answers = Promise.all([ask(1), ask(2), ask(3)]);
  await turn();
  assert.deepEqual(items(), [[1, 2, 3]]);
  calls[0]!.end.resolve();
  assert.deepEqual(await answers, [10, 20, 30]);
});

test('while the lanes are busy the others wait, and go with the next call, at most so many', async () => {
  const { ask, calls, items } = gatherOf({ lanes: 2, most: 2 });
  const answers = [ask(1)];
  await turn();
  answers.push(ask(2));
  await turn();
  answers.push(ask(3), ask(4), ask(5));
  await turn();
  await turn();
  assert.deepEqual(items(), [[1], [2]]);
  for (let place = 0; place < 4; place += 1) {
    calls[place]!.end.resolve();
    await turn();
    await turn();
  }
  assert.deepEqual(items(), [[1], [2], [3, 4], [5]]);
  assert.deepEqual(await Promise.all(answers), [10, 20, 30, 40, 50]);
});

test('a call that fails is the error of its items alone', async () => {
  const { ask, calls } = gatherOf({ lanes: 1, most: 1 });
  const answers = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  calls[0]!.end.reject(new Error('away'));
  await turn();
  await turn();
  calls[1]!.end.resolve();
  assert.deepEqual(
    (await answers).map(({ status }) => status),
    ['rejected', 'fulfilled'],
  );
});
