import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { SEARCH_MEMBERS, READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { createTestApp } from '../harness.ts';
import { findServer } from '../support/databases/postgres.ts';
import { databaseOnSmallDisk } from '../support/databases/small-disk.ts';
import { assertPutOff, steadyWriter } from '../support/databases/steady-writer.ts';
import { until } from '../support/until.ts';

const url = await findServer();
const disk = url === null ? null : await databaseOnSmallDisk(url);
const skip = disk ? false : 'no PostgreSQL server here, or no disk of its own can be mounted for it';
/** More than the free room in pages of tables that are there already. */
const MOST_SENDS = 400;

test(
  'a full disk of the database refuses writes, reads go on, and with room again everything acknowledged is there',
  { skip },
  async (context) => {
    const { database, fill, empty, remove } = disk!;
    const t = await createTestApp({}, { database });
    context.after(async () => {
      await t.close();
      await remove();
    });
    const { client, to, acknowledged, write, textsIn } = await steadyWriter(t, MOST_SENDS, 'x'.repeat(900));
    assert.equal((await write()).status, 201);
    fill();
    let answer = await write();
    for (let more = 1; answer.status === 201 && more < MOST_SENDS; more += 1) answer = await write();
    assertPutOff(answer);
    for (const read of [READ_USER, READ_CHATS, SEARCH_MEMBERS])
      assert.equal((await client.call(read)).status, 200, `${read.path} is read on a full disk`);
    assert.equal((await client.call(READ_MEMBER, { id: to })).status, 200);
    empty();
    await until(async () => (await write()).status === 201);
    assert.deepEqual(await textsIn(t.services.db), acknowledged);
    assert.deepEqual((await checkBooks(t.services.db)).faults, []);
  },
);
