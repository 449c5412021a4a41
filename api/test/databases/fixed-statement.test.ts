import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { fixedStatement } from '#src/platform/db/fixed-statement.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

let written = 0;
const between = fixedStatement<{ number: number }, { from: number; to: number; without: readonly number[] }>(
  (value) => {
    written += 1;
    return sql`select n as number from generate_series(${value('from')}::int, ${value('to')}::int) n
      where n <> all (${value('without')}::int[]) and n <> ${value('to')} order by n`;
  },
);

test('a fixed statement accepts other values each time, and is put together once', async () => {
  const numbers = async (from: number, to: number, without: readonly number[]): Promise<number[]> =>
    (await between(db, { from, to, without })).map(({ number }) => number);
  for (let time = 0; time < 10; time += 1) {
    assert.deepEqual(await numbers(time, time + 4, [time + 1]), [time, time + 2, time + 3]);
    assert.deepEqual(await numbers(5, 8, []), [5, 6, 7]);
  }
  assert.equal(written, 1);
});

test('a fixed statement runs in a transaction', async () => {
  const insert = fixedStatement<{ day: Date }, { digest: string; at: Date }>(
    (value) => sql`insert into login_failures (key, failures, updated_at)
      values (${value('digest')}, 1, ${value('at')}) returning updated_at as day`,
  );
  const at = new Date('2026-03-04T05:06:07.008Z');
  await assert.rejects(
    t.services.unitOfWork(async (tx) => {
      assert.deepEqual(await insert(tx, { digest: 'of nobody', at }), [{ day: at }]);
      throw new Error('rolled back');
    }),
    /rolled back/,
  );
  assert.deepEqual((await sql`select from login_failures`.execute(db)).rows, []);
});
