import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '@rendezvous/contract/errors';
import { Announcements } from '#src/platform/db/announcements.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { cuttableDatabase } from '../support/cuttable-database.ts';
import { findServer } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const url = await findServer();
const skip = url ? false : 'no PostgreSQL server found: the embedded database is never away';

test(
  'while the database is away requests are put off, and once it is back what was acknowledged is there',
  { skip },
  async (context) => {
    const { database, direct, cut, mend } = await cuttableDatabase(url!);
    const t = await createTestApp({}, { database });
    context.after(() => t.close());
    const [{ user, client }, bo] = [await memberWith(t, 50), await t.makeUser()];
    const asked = Array.from({ length: 20 }, (_, index) => send(client, bo.id, `number ${index}`));
    await Promise.race(asked);
    await cut();
    const answers = await Promise.all(asked);
    const kept = answers.filter(({ status }) => status === 201).length;
    assert.deepEqual(
      answers.filter(({ status }) => status !== 201).map(({ status }) => status),
      Array(20 - kept).fill(503),
    );
    for (const path of ['/api/user.php', '/api/chats.php', '/api/members.php']) {
      const { status, headers, body } = await client.get<Problem>(path);
      assert.deepEqual([status, body.code], [503, 'unavailable'], path);
      assert.ok(Number(headers['retry-after']) > 0, path);
    }
    await mend();
    await until(async () => (await client.get('/api/chats.php')).status === 200);
    const rows = await direct.db
      .selectFrom('messages')
      .select('text')
      .where('sender_id', '=', user.id)
      .execute();
    // A message whose answer was cut off may be there as well; none is there twice.
    assert.ok(rows.length >= kept, `${rows.length} of ${kept}`);
    assert.equal(new Set(rows.map(({ text }) => text)).size, rows.length);
  },
);

test('a process whose listening connection was lost hears announcements again', { skip }, async (context) => {
  const { database, direct, cut, mend } = await cuttableDatabase(url!);
  const heard: string[] = [];
  const errors: Error[] = [];
  const options = { channel: 'test_words', onError: (error: Error) => void errors.push(error) };
  const listening = await Announcements.open(database.pool, {
    ...options,
    hear: (text) => void heard.push(text),
  });
  const speaking = await Announcements.open(direct.pool, { ...options, hear: () => {} });
  context.after(async () => {
    listening.close();
    speaking.close();
    await database.close();
  });
  await speaking.announce('before');
  await until(() => heard.includes('before'));
  await cut();
  await until(() => errors.length > 0);
  await mend();
  await until(async () => {
    await speaking.announce('after');
    return heard.includes('after');
  });
});
