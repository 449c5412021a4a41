import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { READ_TRANSACTIONS } from '@rendezvous/contract/resources/payments/endpoints';
import { sql } from 'kysely';
import { settleCreditBack, sweepCreditBacks } from '#src/conversation/chats/credit-back/credit-back.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { microseconds, writeCursor } from '#src/platform/lib/cursor.ts';
import { SECTIONS } from '#src/site/data-export/contents/sections.ts';
import { HOUR, begin, creditsOf, db, pair, setHours, t, wait, type Made } from './credit-back-support.ts';
import { memberWith, openWith, send } from './support.ts';

test('the setting at the time of sending applies: a later change of it has no effect', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await setHours(0);
  const [cara, dora] = await pair();
  await begin(cara, dora);
  await setHours(72);
  await wait(73);
  assert.deepEqual([await creditsOf(anna), await creditsOf(cara)], [3, 2]);
});

test('the promise is shown in an empty conversation where a message costs something, and only while the setting is on', async () => {
  const [anna, bo] = await pair();
  const hours = async () => (await openWith(anna.client, bo.user.id)).body.credit_back_hours;
  assert.equal(await hours(), 72);
  await setHours(0);
  assert.equal(await hours(), undefined);
  await setHours(48);
  assert.equal(await hours(), 48);
  await begin(anna, bo);
  assert.equal(await hours(), undefined);
  const fictional = await memberWith(t, 0, { fictional: true });
  assert.equal((await openWith(anna.client, fictional.user.id)).body.credit_back_hours, undefined);
});

test('a decision before its hours are over returns no credits, and one after them does', async () => {
  const [anna, bo] = await pair();
  const { message } = (await send(anna.client, bo.user.id, 'Hello')).body;
  await t.advance(71 * HOUR);
  await settleCreditBack(t.services, message.id);
  assert.equal(await creditsOf(anna), 2);
  await wait(2);
  assert.equal(await creditsOf(anna), 3);
});

test('a decision whose job was lost is queued again, and no job waits before its time', async () => {
  const [anna, bo] = await pair();
  const { message } = (await send(anna.client, bo.user.id, 'Hello')).body;
  const waiting = async () => {
    await sweepCreditBacks(t.services);
    const { rows } = await sql`
      select from pgboss.job where name = 'chats.credit-back' and state = 'created' and data ->> 'message' = ${message.id}`.execute(
      db,
    );
    return rows.length;
  };
  assert.equal(await waiting(), 0);
  await t.advance(73 * HOUR);
  assert.equal(await waiting(), 1);
  await sql`delete from pgboss.job where name = 'chats.credit-back'`.execute(db);
  assert.equal(await waiting(), 1);
  await t.services.jobs.drain();
  assert.equal(await creditsOf(anna), 3);
});

test('a refund is listed with the payments of the sender, in credits, and in the copy of their data by its kind', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await wait(73);
  const listed = async ({ client }: Made) => (await client.call(READ_TRANSACTIONS)).body.credit_returns;
  assert.deepEqual(
    (await listed(anna))?.map(({ credits }) => credits),
    [1],
  );
  assert.equal(await listed(bo), undefined);
  const kinds = await db
    .selectFrom('ledger_entries')
    .select('kind')
    .where('account', '=', anna.user.id)
    .orderBy('recorded_at')
    .execute();
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['signup', 'message', 'credit_back'],
  );
  assert.ok('kind' in SECTIONS.credit_movements!.columns);
});

test('every returned credit is listed, newest first, on the first page of payments and on further ones', async () => {
  const [anna, bo] = await pair(3);
  const cara = await memberWith(t, 3);
  await begin(anna, bo);
  await t.advance(HOUR);
  await begin(anna, cara);
  await wait(73);
  const listed = async (cursor?: string) =>
    (await anna.client.call(READ_TRANSACTIONS, { cursor })).body.credit_returns ?? [];
  const first = await listed();
  assert.deepEqual(
    first.map(({ credits }) => credits),
    [1, 1],
  );
  assert.ok(first[0]!.at >= first[1]!.at);
  const cursor = writeCursor({ at: microseconds(t.clock.now()), id: '0' });
  assert.deepEqual(await listed(cursor), first);
});

test('open pages of the sender are notified of the credits and of the message that changed', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  const received: StoredEvent[] = [];
  const stop = await t.services.live.subscribe(anna.user.id, (event) => received.push(event));
  await wait(73);
  await stop();
  const [credits, message] = received;
  assert.deepEqual(
    received.map(({ name }) => name),
    ['credits', 'message'],
  );
  assert.equal((credits!.data as { credits: number }).credits, 3);
  assert.equal((message!.data as { message: Message }).message.credit_back, true);
});
