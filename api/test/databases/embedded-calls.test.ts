import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { embeddedPool, startPglite } from '#src/platform/db/pglite.ts';

const lite = await startPglite();
const pool = embeddedPool(lite);
after(async () => {
  await pool.end();
  await lite.close();
});

/** Counts how often a query enters the embedded database. */
async function callsOf(ask: () => Promise<unknown>): Promise<number> {
  const { execProtocolRaw } = lite;
  let calls = 0;
  lite.execProtocolRaw = (...words) => {
    calls += 1;
    return execProtocolRaw.apply(lite, words);
  };
  await ask().finally(() => (lite.execProtocolRaw = execProtocolRaw));
  return calls;
}

test('a query enters the embedded database once, prepared or not', async () => {
  const named = { name: 'twice', text: 'select $1::int * 2 as twice', values: [21] };
  const client = await pool.connect();
  try {
    for (const query of [named, named, { text: 'select 42 as twice' }])
      assert.equal(
        await callsOf(async () => assert.deepEqual((await client.query(query)).rows, [{ twice: 42 }])),
        1,
      );
  } finally {
    client.release();
  }
});

test('after a query that fails the connection answers the next one', async () => {
  const client = await pool.connect();
  try {
    for (const text of ['select 1 / $1::int', 'select $1 from nothing'])
      await assert.rejects(client.query(text, [0]), /division by zero|does not exist/);
    const { rows } = await client.query('select $1::int as found', [7]);
    assert.deepEqual(rows, [{ found: 7 }]);
  } finally {
    client.release();
  }
});
