import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { createTestApp } from '../harness.ts';
import { serverDatabase } from '../support/databases/fresh-database.ts';
import { mountDisk } from '../support/databases/full-disk.ts';
import { makePostgres } from '../support/databases/own-postgres.ts';
import { assertNoneLost, assertPutOff, steadyWriter } from '../support/databases/steady-writer.ts';
import { until } from '../support/until.ts';

const disk = mountDisk(256);
const postgres = disk && (await makePostgres(disk.folder).catch(() => null));
if (disk && !postgres) disk.remove();
const skip = postgres ? false : 'no PostgreSQL installed here, or no disk of its own can be mounted for it';

test(
  'a full disk of the log ends PostgreSQL and puts every request off; with room and PostgreSQL back everything acknowledged is there',
  { skip },
  async (context) => {
    await postgres!.start();
    const database = await serverDatabase(postgres!.url);
    const t = await createTestApp({}, { database });
    context.after(async () => {
      await t.close();
      await postgres!.remove();
      disk!.remove();
    });
    const { client, acknowledged, write, textsIn } = await steadyWriter(t, 400);
    for (let count = 0; count < 20; count += 1) assert.equal((await write()).status, 201);
    disk!.fill();
    // The part of the log that the server has allocated before accepts some more.
    const writeToLog = () =>
      database.pool.query(`select pg_logical_emit_message(false, 'test', repeat('x', 500000))`);
    const writing = Array.from({ length: 5 }, write);
    await assert.rejects(async () => {
      for (;;) await writeToLog();
    });
    await Promise.all(writing);
    await until(() => postgres!.isGone);
    assertPutOff(await write());
    for (const read of [READ_USER, READ_CHATS, SEARCH_MEMBERS]) assertPutOff(await client.call(read));
    disk!.empty();
    await postgres!.start();
    await until(async () => (await write()).status === 201);
    assertNoneLost(acknowledged, await textsIn(database.db));
    assert.deepEqual((await checkBooks(database.db)).faults, []);
  },
);
