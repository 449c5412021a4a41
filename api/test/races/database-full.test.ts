import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '@rendezvous/contract/errors';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { findServer } from '../support/postgres.ts';
import { databaseOnSmallDisk } from '../support/small-disk.ts';
import { until } from '../support/until.ts';

const url = await findServer();
const disk = url === null ? null : await databaseOnSmallDisk(url);
const skip = disk ? false : 'no PostgreSQL server here, or no disk of its own can be mounted for it';
/** More than the free room in pages of tables that are there already. */
const MOST_SENDS = 400;
const LONG = 'x'.repeat(900);

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
    const [{ user, client }, bo] = [await memberWith(t, MOST_SENDS), await t.makeUser()];
    const kept: string[] = [];
    const write = async (place: number) => {
      const text = `number ${place} ${LONG}`;
      const answer = await send(client, bo.id, text);
      if (answer.status === 201) kept.push(text);
      return answer;
    };
    assert.equal((await write(0)).status, 201);
    fill();
    let sent = 0;
    let refused = await write((sent += 1));
    while (refused.status === 201 && sent < MOST_SENDS) refused = await write((sent += 1));
    assert.equal(`${refused.status} ${(refused.body as unknown as Problem).code}`, '503 unavailable');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    for (const path of ['/api/user.php', '/api/chats.php', '/api/members.php', `/api/member.php?id=${bo.id}`])
      assert.equal((await client.get(path)).status, 200, `${path} is read on a full disk`);
    empty();
    await until(async () => (await write((sent += 1))).status === 201);
    const rows = await t.services.db
      .selectFrom('messages')
      .select(['text', 'cost'])
      .where('sender_id', '=', user.id)
      .orderBy('seq')
      .execute();
    assert.deepEqual(
      rows.map(({ text }) => text),
      kept,
    );
    assert.deepEqual((await checkBooks(t.services.db)).faults, []);
  },
);
