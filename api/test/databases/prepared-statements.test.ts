import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql, type Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '#src/platform/db/schema.ts';
import { StatementNames } from '#src/platform/db/statement-names.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** Works on one connection: statements are prepared per connection. */
const onOneConnection = <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  t.services.db.connection().execute(work);

async function preparedWith(db: Kysely<Database>, part: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).filter((statement) => statement.includes(part));
}

async function repeat(times: number, work: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work(time);
}

test('a statement that runs often is prepared once on its connection, and still answers by its values', async () => {
  await onOneConnection(async (db) => {
    const read = async (value: number): Promise<number | undefined> =>
      (await sql<{ value: number }>`select ${value}::int + 1 as value /* often */`.execute(db)).rows[0]
        ?.value;
    await repeat(20, async (time) => assert.equal(await read(time), time + 1));
    assert.equal((await preparedWith(db, '/* often */')).length, 1);
  });
});

test('a statement that ran a few times is not prepared', async () => {
  await onOneConnection(async (db) => {
    await repeat(3, (time) => sql`select ${time}::int /* seldom */`.execute(db));
    assert.deepEqual(await preparedWith(db, '/* seldom */'), []);
  });
});

test('a statement that reads all columns survives a column that is added later', async () => {
  await onOneConnection(async (db) => {
    await sql`create temporary table growing (id int)`.execute(db);
    const read = (): Promise<{ rows: unknown[] }> => sql`select * from growing where id = ${1}`.execute(db);
    await repeat(20, read);
    await sql`alter table growing add column name text`.execute(db);
    assert.deepEqual((await read()).rows, []);
  });
});

const TYPES = sql`select ${1}::int as whole, null::int as nothing, true as yes, false as "no", 'tëxt' as text, 2.5::float8 as part,
  array['a','b c'] as list, '{"a": [1]}'::jsonb as object, date '2026-02-03' as day, timestamptz '2026-02-03 04:05:06.789012+00' as at,
  count(*) as count from generate_series(1, 3)`;

test('rows of a prepared statement are those of one that is not prepared', async () => {
  await onOneConnection(async (db) => {
    const first = (await TYPES.execute(db)).rows;
    assert.deepEqual(first, [
      {
        whole: 1,
        nothing: null,
        yes: true,
        no: false,
        text: 'tëxt',
        part: 2.5,
        list: ['a', 'b c'],
        object: { a: [1] },
        day: '2026-02-03',
        at: new Date('2026-02-03T04:05:06.789Z'),
        count: 3,
      },
    ]);
    await repeat(20, async () => assert.deepEqual((await TYPES.execute(db)).rows, first));
    assert.equal((await preparedWith(db, 'tëxt')).length, 1);
  });
});

test('the columns of a prepared statement are described once on its connection', async () => {
  const { pool } = t.services.database;
  let described = 0;
  let client: PoolClient | undefined;
  pool.once('acquire', (acquired) => (client = acquired));
  const count = (): void => void (described += 1);
  await onOneConnection(async (db) => {
    const read = (): Promise<{ rows: unknown[] }> =>
      sql`select n, 'x' as text from generate_series(1, ${3}::int) n /* described */`.execute(db);
    await repeat(20, read);
    client!.connection.on('rowDescription', count);
    await repeat(20, async () => assert.equal((await read()).rows.length, 3));
    client!.connection.off('rowDescription', count);
  });
  assert.equal(described, 0);
});

test('a prepared statement that fails by its values leaves its connection as it was', async () => {
  await onOneConnection(async (db) => {
    const divide = (by: number): Promise<{ rows: unknown[] }> =>
      sql`select 6 / ${by}::int as part /* divided */`.execute(db);
    await repeat(20, () => divide(2));
    await assert.rejects(divide(0), { code: '22012' });
    assert.deepEqual((await divide(3)).rows, [{ part: 2 }]);
    assert.equal((await preparedWith(db, '/* divided */')).length, 1);
  });
});

test('a prepared statement without rows returns how many it changed', async () => {
  await onOneConnection(async (db) => {
    await sql`create temporary table changed (id int)`.execute(db);
    const insert = (id: number) =>
      sql`insert into changed select n from generate_series(1, ${id}::int) n`.execute(db);
    await repeat(20, async (time) => assert.equal((await insert(time)).numAffectedRows, BigInt(time)));
  });
});

test('a statement that was dropped by a pooler fails once, then all run without names', async () => {
  await onOneConnection(async (db) => {
    const read = (): Promise<{ rows: unknown[] }> => sql`select ${1}::int as one /* dropped */`.execute(db);
    await repeat(20, read);
    await sql`deallocate all`.execute(db);
    await assert.rejects(read, { code: '26000' });
    assert.deepEqual((await read()).rows, [{ one: 1 }]);
  });
});

test('names are bounded, and so are the texts that are counted', () => {
  const names = new StatementNames();
  const given = new Set<string>();
  for (let text = 0; text < 2_000; text += 1)
    for (let time = 0; time < 10; time += 1) {
      const name = names.nameOf(`select ${text}`);
      if (name) given.add(name);
    }
  assert.equal(given.size, 150);
});
