import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { MARK_CHAT, READ_CHATS, REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { sql } from 'kysely';
import { leaveConversations } from '#src/conversation/chats/face.ts';
import { sweepCreditBacks } from '#src/conversation/chats/credit-back/credit-back.ts';
import { grantCredits } from '#src/money/wallet/face.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import {
  HOUR,
  begin,
  creditsOf,
  db,
  messagesOf,
  pair,
  sound,
  t,
  wait,
  type Made,
} from './credit-back-support.ts';
import { give, memberWith, openWith, send } from './support.ts';

test('an unread and unanswered first message returns its credit once after the hours of the setting, and says so', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  assert.equal((await send(anna.client, bo.user.id, 'Are you there?')).status, 201);
  await wait(71.9);
  assert.equal(await creditsOf(anna), 1);
  await wait(0.2);
  assert.equal(await creditsOf(anna), 2, 'the second message is not paid back');
  assert.deepEqual(
    (await messagesOf(anna, bo)).map(({ credit_back: back }) => back),
    [true, undefined],
  );
  assert.deepEqual(
    (await messagesOf(bo, anna)).map(({ credit_back: back }) => back),
    [undefined, undefined],
    'the receiver gets no notification',
  );
  await sweepCreditBacks(t.services);
  await wait(100);
  assert.equal(await creditsOf(anna), 2);
  await sound();
});

test('opening the conversation, answering or removing it preserves the price', async () => {
  const acts: ((reader: Made, writer: Made, conversation: string) => Promise<{ status: number }>)[] = [
    ({ client }, _, conversation) => client.call(MARK_CHAT, { conversation, read_up_to: 1 }),
    ({ client }, { user }) => send(client, user.id, 'Hi!'),
    ({ client }, _, conversation) => client.call(REMOVE_CHAT, { conversation }),
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

test('a later message never returns its credit, even where the first one was read', async () => {
  const [anna, bo] = await pair();
  const conversation = await begin(anna, bo);
  assert.equal((await bo.client.call(MARK_CHAT, { conversation, read_up_to: 1 })).status, 204);
  assert.equal((await send(anna.client, bo.user.id, 'Are you there?')).status, 201);
  await wait(73);
  assert.equal(await creditsOf(anna), 1);
  await sound();
});

test('seeing the list or the preview is not reading', async () => {
  const [anna, bo] = await pair();
  await begin(anna, bo);
  await bo.client.call(READ_CHATS);
  await openWith(bo.client, anna.user.id);
  await wait(73);
  assert.equal(await creditsOf(anna), 3);
});

test('a gift returns its whole price, each credit to the purse it came from', async () => {
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

test('the hours of a message that waited for activation begin when it is sent', async () => {
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
  const block = (by: Made, other: Made) => by.client.call(BLOCK, { member: other.user.id });
  assert.equal(await after((anna, bo) => block(bo, anna)), 3);
  assert.equal(await after((anna, bo) => block(anna, bo)), 2);
  for (const status of ['suspended', 'pending_deletion'] as const)
    assert.equal(
      await after((_, bo) => db.updateTable('users').set({ status }).where('id', '=', bo.user.id).execute()),
      3,
    );
  await sound();
});

test('the erasure of a receiver returns the credit at once, also in a conversation that the sender has removed', async () => {
  for (const removes of [false, true]) {
    const [anna, bo] = await pair();
    const conversation = await begin(anna, bo);
    if (removes) await anna.client.call(REMOVE_CHAT, { conversation });
    await t.services.unitOfWork((tx, afterCommit) =>
      leaveConversations(t.services, { tx, afterCommit }, bo.user.id),
    );
    assert.equal(await creditsOf(anna), 3);
  }
  await sound();
});

test('a suspended or deleted account gets its credit when it is restored; an erased one gets none', async () => {
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
  await t.services.unitOfWork((tx, afterCommit) =>
    leaveConversations(t.services, { tx, afterCommit }, cara.user.id),
  );
  await wait(80);
  assert.equal(await creditsOf(cara), 2);
  await sound();
});

test('only paid credits return: not for a free message to a fictional profile, but for a paid one', async () => {
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
