import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import type { Message } from '@rendezvous/contract/chats';
import type { TransactionsResponse } from '@rendezvous/contract/payments';
import { sql } from 'kysely';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { settleCreditBack } from '#src/conversation/chats/credit-back.ts';
import { leaveConversations, sweepCreditBacks } from '#src/conversation/chats/service.ts';
import { balanceOf, grantCredits, lotsOf } from '#src/money/wallet/service.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { SECTIONS } from '#src/site/data-export/contents/sections.ts';
import { createTestApp } from '../harness.ts';
import { give, memberWith, openWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const HOUR = 3600;

type Made = Awaited<ReturnType<typeof memberWith>>;

const setHours = async (hours: number) => {
  await db.deleteFrom('settings').where('key', '=', 'unanswered_credit_hours').execute();
  await db
    .insertInto('settings')
    .values({
      domain: '*',
      key: 'unanswered_credit_hours',
      value: JSON.stringify(hours),
      updated_at: new Date(),
      updated_by: 'test',
    })
    .execute();
  await t.services.settings.reload();
};
beforeEach(() => setHours(72));

const creditsOf = ({ user }: Made) => balanceOf(db, user.id);
/** Lets time pass and does what is due by then. */
const wait = async (hours: number) => {
  await t.advance(hours * HOUR);
  await t.services.jobs.drain();
};
/** The one purchase here has no order behind it. */
const sound = async () =>
  assert.deepEqual(
    (await checkBooks(db)).faults.filter((fault) => fault !== 'operation payment:bought credits no payment'),
    [],
  );
const messagesOf = async (reader: Made, other: Made): Promise<Message[]> =>
  (await openWith(reader.client, other.user.id)).body.messages;
/** Writes the first message. @returns its conversation */
async function begin(from: Made, to: Made): Promise<string> {
  const sent = await send(from.client, to.user.id, 'Hello');
  assert.equal(sent.status, 201, sent.text);
  return sent.body.conversation.id;
}
const pair = async (credits = 3) => [await memberWith(t, credits), await memberWith(t, 3)] as const;

test('a first message neither read nor answered gives its credit back after the hours of the setting, once, and says so', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  assert.equal((await send(anna.client, bo.user.id, 'Are you there?')).status, 201);
  await wait(71.9);
  assert.equal(await creditsOf(anna), 1);
  await wait(0.2);
  assert.equal(await creditsOf(anna), 2, 'the second message keeps its price');
  assert.deepEqual(
    (await messagesOf(anna, bo)).map(({ credit_back: back }) => back),
    [true, undefined],
  );
  assert.deepEqual(
    (await messagesOf(bo, anna)).map(({ credit_back: back }) => back),
    [undefined, undefined],
    'the receiver is told nothing of it',
  );
  await sweepCreditBacks(t.services);
  await wait(100);
  assert.equal(await creditsOf(anna), 2);
  await sound();
});

test('opening the conversation, answering or removing it keeps the price', async () => {
  const acts: ((reader: Made, writer: Made, conversation: string) => Promise<{ status: number }>)[] = [
    ({ client }, _, conversation) => client.put('/api/chat.php', { conversation, read_up_to: 1 }),
    ({ client }, { user }) => send(client, user.id, 'Hi!'),
    ({ client }, _, conversation) => client.delete('/api/chat.php', { conversation }),
  ];
  for (const act of acts) {
    const [anna, bo] = await pair();
    const conversation = await begin(anna, bo);
    await t.advance(71 * HOUR);
    const { status } = await act(bo, anna, conversation);
    assert.ok(status < 300, String(status));
    await wait(2);
    assert.equal(await creditsOf(anna), 2);
  }
  await sound();
});

test('a later message never gives its credit back, even where the first one was read', async () => {
  const [anna, bo] = await pair();
  const conversation = await begin(anna, bo);
  assert.equal((await bo.client.put('/api/chat.php', { conversation, read_up_to: 1 })).status, 204);
  assert.equal((await send(anna.client, bo.user.id, 'Are you there?')).status, 201);
  await wait(73);
  assert.equal(await creditsOf(anna), 1);
  await sound();
});

test('seeing the list or the preview is not reading', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await bo.client.get('/api/chats.php');
  await openWith(bo.client, anna.user.id);
  await wait(73);
  assert.equal(await creditsOf(anna), 3);
});

test('a gift gives back all it cost, each credit to the purse it came from', async () => {
  const [anna, bo] = await pair(1);
  await db.transaction().execute((tx) =>
    grantCredits(tx, {
      userId: anna.user.id,
      credits: 5,
      kind: 'purchase',
      operationId: 'payment:bought',
      paymentId: 'bought',
    }),
  );
  assert.equal((await give(anna.client, bo.user.id)).status, 201);
  const left = async () => (await lotsOf(db, anna.user.id)).map(({ remaining }) => remaining);
  assert.deepEqual(await left(), [0, 4]);
  await wait(73);
  assert.deepEqual(await left(), [1, 5]);
  const { rows } = await sql<{ line: string }>`
    select purse || ' ' || credits as line from ledger_entries where kind = 'credit_back' and account = ${anna.user.id} order by line`.execute(
    db,
  );
  assert.deepEqual(
    rows.map(({ line }) => line),
    ['free 1', 'paid 1'],
  );
  await sound();
});

test('the hours of a held message begin when it is sent', async () => {
  const anna = await memberWith(t, 2, { status: 'not_confirmed' });
  const bo = await memberWith(t, 0);
  await begin(anna, bo);
  await wait(100);
  assert.equal(await creditsOf(anna), 2, 'nothing was paid, nothing comes back');
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', anna.user.id).execute();
  const [{ client_id: clientId }] = (await messagesOf(anna, bo)) as [Message];
  const sent = await send(await t.signIn(anna.user), bo.user.id, 'Hello', { clientId });
  assert.equal(sent.status, 201, sent.text);
  assert.equal(await creditsOf(anna), 1);
  await wait(71);
  assert.equal(await creditsOf(anna), 1);
  await wait(2);
  assert.equal(await creditsOf(anna), 2);
});

test('a receiver who blocks, is suspended or leaves has read nothing; a sender who blocks has closed the conversation', async () => {
  const after = async (act: (anna: Made, bo: Made) => Promise<unknown>) => {
    const [anna, bo] = await pair();
    await begin(anna, bo);
    await act(anna, bo);
    await wait(73);
    return creditsOf(anna);
  };
  const block = (by: Made, other: Made) => by.client.post('/api/block.php', { member: other.user.id });
  assert.equal(await after((anna, bo) => block(bo, anna)), 3);
  assert.equal(await after((anna, bo) => block(anna, bo)), 2);
  for (const status of ['suspended', 'pending_deletion'] as const)
    assert.equal(
      await after((_, bo) => db.updateTable('users').set({ status }).where('id', '=', bo.user.id).execute()),
      3,
    );
  await sound();
});

test('the erasure of a receiver gives the credit back at once, also in a conversation that the sender has removed', async () => {
  for (const removes of [false, true]) {
    const [anna, bo] = await pair();
    const conversation = await begin(anna, bo);
    if (removes) await anna.client.delete('/api/chat.php', { conversation });
    await t.services.unitOfWork((tx) => leaveConversations(tx, bo.user.id, t.clock.now()));
    assert.equal(await creditsOf(anna), 3);
  }
  await sound();
});

test('an account that is closed for now gets its credit once it is back; an erased one gets none', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  const become = (status: 'suspended' | 'active') =>
    db.updateTable('users').set({ status }).where('id', '=', anna.user.id).execute();
  await become('suspended');
  await wait(80);
  assert.equal(await creditsOf(anna), 2);
  await become('active');
  await sweepCreditBacks(t.services);
  await t.services.jobs.drain();
  assert.equal(await creditsOf(anna), 3);
  const [cara, dora] = await pair();
  await begin(cara, dora);
  await t.services.unitOfWork((tx) => leaveConversations(tx, cara.user.id, t.clock.now()));
  await wait(80);
  assert.equal(await creditsOf(cara), 2);
  await sound();
});

test('only what was paid comes back: not a free message to a fictional profile, but a paid one', async () => {
  const fictional = await memberWith(t, 0, { fictional: true });
  const [anna] = await pair();
  const write = () => send(anna.client, fictional.user.id, 'Hello', { fictionalConfirmed: true });
  assert.equal((await write()).status, 201);
  const promised = await db
    .selectFrom('messages')
    .select('credit_back_due_at')
    .where('sender_id', '=', anna.user.id)
    .execute();
  assert.deepEqual(promised, [{ credit_back_due_at: null }], 'nothing is promised for what cost nothing');
  await wait(73);
  assert.equal(await creditsOf(anna), 3);
  const { rows } =
    await sql`select from messages where credit_back_at is not null and sender_id = ${anna.user.id}`.execute(
      db,
    );
  assert.equal(rows.length, 0);
});

test('the promise of the day of sending counts: a setting changed later changes nothing', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await setHours(0);
  const [cara, dora] = await pair();
  await begin(cara, dora);
  await setHours(72);
  await wait(73);
  assert.deepEqual([await creditsOf(anna), await creditsOf(cara)], [3, 2]);
});

test('the promise stands in an empty conversation where a message costs something, and only while the setting is on', async () => {
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

test('a decision that comes before its hours are over gives nothing, and the one after them does', async () => {
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

test('what came back stands with the payments of the sender, in credits, and in the copy of their data by its kind', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await wait(73);
  const listed = async ({ client }: Made) =>
    (await client.get<TransactionsResponse>('/api/transactions.php')).body.credit_returns;
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

test('open pages of the sender hear of the credits and of the message that changed', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  const heard: StoredEvent[] = [];
  const stop = await t.services.live.subscribe(anna.user.id, (event) => heard.push(event));
  await wait(73);
  await stop();
  const [credits, message] = heard;
  assert.deepEqual(
    heard.map(({ name }) => name),
    ['credits', 'message'],
  );
  assert.equal((credits!.data as { credits: number }).credits, 3);
  assert.equal((message!.data as { message: Message }).message.credit_back, true);
});
