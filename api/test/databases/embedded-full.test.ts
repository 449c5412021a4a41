import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { createJobs } from '#src/platform/ports/job-queue.ts';
import { createTestApp } from '../harness.ts';
import { databaseIn } from '../support/databases/fresh-database.ts';
import { mountDisk } from '../support/databases/full-disk.ts';
import { assertPutOff, steadyWriter } from '../support/databases/steady-writer.ts';
import { until } from '../support/until.ts';

const disk = mountDisk(128);
const skip = disk ? false : 'no disk of its own can be mounted';
const MOST_SENDS = 400;

test(
  'a full disk of the embedded database puts writes off, one of its log everything; with room again it goes on and nothing is lost',
  { skip },
  async (context) => {
    const { folder, fill, empty, remove } = disk!;
    const database = await databaseIn(folder);
    const t = await createTestApp({}, { database });
    context.after(async () => {
      await jobs.stop();
      await t.close();
      remove();
    });
    const { client, acknowledged, write, textsIn } = await steadyWriter(t, MOST_SENDS, 'x'.repeat(900));
    const jobs = createJobs(database, t.clock, () => {}, 3_600);
    const received: string[] = [];
    jobs.handle<{ what: string }>('test.heard', async ({ what }) => void received.push(what));
    await jobs.prepare();
    await jobs.work();
    const readAll = () =>
      Promise.all([READ_USER, READ_CHATS, SEARCH_MEMBERS].map((endpoint) => client.call(endpoint)));

    await context.test('tables that cannot grow refuse writes, and reads go on', async () => {
      assert.equal((await write()).status, 201);
      fill();
      let answer = await write();
      for (let more = 1; answer.status === 201 && more < MOST_SENDS; more += 1) answer = await write();
      assertPutOff(answer);
      for (const { status } of await readAll()) assert.equal(status, 200);
      empty();
      assert.equal((await write()).status, 201);
    });

    await context.test(
      'a log that cannot grow ends the database, and each request is put off at once',
      async () => {
        fill();
        // Each of them writes a megabyte to the log and nothing to a table.
        const writeToLog = () =>
          database.pool.query(`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`);
        await assert.rejects(async () => {
          for (;;) await writeToLog();
        }, /the embedded database has ended: .*No space left on device/);
        assertPutOff(await write());
        for (const answer of await readAll()) assertPutOff(answer);
      },
    );

    await context.test('with room it is started again, and what was acknowledged is there', async () => {
      empty();
      // At once and without a fault: statements that were prepared before are not asked for.
      assert.equal((await write()).status, 201);
      for (const { status } of await readAll()) assert.equal(status, 200);
      assert.deepEqual(await textsIn(database.db), acknowledged);
      assert.deepEqual((await checkBooks(database.db)).faults, []);
    });

    await context.test('a process is notified of new jobs again', async () => {
      await jobs.send(database.db, 'test.heard', { what: 'after' });
      await until(() => received.includes('after'));
    });
  },
);
