import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { Announcements } from '#src/platform/db/announcements.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { addressOf, attackedRoutes, required, titleOf } from '../hostile/attack.ts';
import type { Method } from '../support/client.ts';
import { cuttableDatabase } from '../support/databases/cuttable-database.ts';
import { findServer } from '../support/databases/postgres.ts';
import type { Schema } from '../support/hostile/samples.ts';
import { assertNoneLost } from '../support/databases/steady-writer.ts';
import { until } from '../support/until.ts';

const url = await findServer();
const skip = url ? false : 'no PostgreSQL server found: the embedded database is never away';

test(
  'while the database is away every request is put off and none fails otherwise; once it is back what was acknowledged is there',
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
    const acknowledged = answers.flatMap(({ status }, index) => (status === 201 ? [`number ${index}`] : []));
    for (const { status, headers } of answers.filter((answer) => answer.status !== 201)) {
      assert.equal(status, 503);
      assert.ok(Number(headers['retry-after']) > 0);
    }
    const wrong: string[] = [];
    const statuses = new Set<number>();
    for (const route of attackedRoutes(t)) {
      if (route.access === 'operator' || route.access === 'partner') continue;
      const { status, headers, text } = await client.request(
        route.method as Method,
        addressOf(route),
        route.method === 'GET' ? undefined : required(route.body as Schema | undefined, {}),
      );
      statuses.add(status);
      const isPutOff = status === 503 && Number(headers['retry-after']) > 0;
      if (status >= 500 && !isPutOff) wrong.push(`${titleOf(route)}: ${status} ${text.slice(0, 120)}`);
      if (status < 300 && route.access === 'member')
        wrong.push(`${titleOf(route)}: ${status} without a database`);
    }
    assert.deepEqual(wrong, [], 'no 5xx but 503 with Retry-After, and no success for a member');
    assert.ok(statuses.has(503));
    await mend();
    await until(async () => (await client.call(READ_CHATS)).status === 200);
    const rows = await direct.db
      .selectFrom('messages')
      .select('text')
      .where('sender_id', '=', user.id)
      .execute();
    assertNoneLost(
      acknowledged,
      rows.map(({ text }) => text ?? ''),
    );
  },
);

test(
  'a process whose listening connection was lost receives announcements again',
  { skip },
  async (context) => {
    const { database, direct, cut, mend } = await cuttableDatabase(url!);
    const received: string[] = [];
    const errors: Error[] = [];
    const options = { channel: 'test_words', onError: (error: Error) => void errors.push(error) };
    const listening = await Announcements.open(database.pool, {
      ...options,
      onMessage: (text) => void received.push(text),
    });
    const speaking = await Announcements.open(direct.pool, { ...options, onMessage: () => {} });
    context.after(async () => {
      listening.close();
      speaking.close();
      await database.close();
    });
    await speaking.announce('before');
    await until(() => received.includes('before'));
    await cut();
    await until(() => errors.length > 0);
    await mend();
    await until(async () => {
      await speaking.announce('after');
      return received.includes('after');
    });
  },
);
