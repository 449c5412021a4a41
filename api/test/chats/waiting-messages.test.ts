import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findByClientId, sendWaiting } from '#src/conversation/chats/repository.ts';
import { chatContext, releaseWaitingMessages } from '#src/conversation/chats/face.ts';
import { balanceOf, grantCredits } from '#src/money/wallet/face.ts';
import { createTestApp, type TestUser } from '../harness.ts';
import { listOf, memberWith, openById, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const contextNow = () => chatContext(t.services, { domain: '*', now: t.clock.now() });

/** What the activation does with a member's wallet and messages. */
async function confirm(user: TestUser, credits: number) {
  await t.services.unitOfWork(async (tx, afterCommit) => {
    await tx.updateTable('users').set({ status: 'active' }).where('id', '=', user.id).execute();
    await tx
      .updateTable('profiles')
      .set({ status: 'active', listed: true })
      .where('user_id', '=', user.id)
      .execute();
    await grantCredits(tx, { userId: user.id, credits, kind: 'signup', operationId: `signup:${user.id}` });
    await releaseWaitingMessages(contextNow(), { tx, afterCommit }, user.id);
  });
}

test('[4.002] an unconfirmed member writes, but nothing arrives and nothing is charged before activation', async () => {
  const anna = await memberWith(t, 0, { status: 'not_confirmed' });
  const bo = await memberWith(t, 0);
  const sent = await send(anna.client, bo.user.id);
  assert.deepEqual([sent.status, sent.body.message.held, sent.body.message.cost], [201, true, 0]);
  assert.deepEqual((await listOf(bo.client)).chats, []);
  assert.equal((await listOf(anna.client)).chats.length, 1);
});

test('activation sends the waiting messages oldest first as far as the credits reach; the rest stay drafts', async () => {
  const anna = await memberWith(t, 0, { status: 'not_confirmed' });
  const [bo, cas] = [await memberWith(t, 0), await memberWith(t, 0)];
  await send(anna.client, bo.user.id, 'first');
  await t.advance(1);
  await send(anna.client, cas.user.id, 'second');
  await t.advance(1);
  const last = await send(anna.client, bo.user.id, 'third');
  await confirm(anna.user, 2);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 0);
  const toBo = (await openById(bo.client, last.body.conversation.id)).body.messages;
  assert.deepEqual(
    toBo.map((message) => message.text),
    ['first'],
  );
  assert.equal((await listOf(cas.client)).total_unread, 1);
  const mine = (await openById(anna.client, last.body.conversation.id)).body.messages;
  assert.deepEqual(
    mine.map((message) => [message.text, message.held ?? false]),
    [
      ['third', true],
      ['first', false],
    ],
  );
  const { status } = await t.services.db
    .selectFrom('messages')
    .select('status')
    .where('id', '=', last.body.message.id)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'draft');
});

test('a draft goes out under its own client id once there are credits, and is charged then', async () => {
  const anna = await memberWith(t, 0, { status: 'not_confirmed' });
  const bo = await memberWith(t, 0);
  const clientId = 'draft-of-anna-1';
  await send(anna.client, bo.user.id, 'later', { clientId });
  await confirm(anna.user, 1);
  await send(anna.client, bo.user.id, 'later', { clientId });
  assert.equal((await listOf(bo.client)).total_unread, 1);
  const second = await memberWith(t, 0, { status: 'not_confirmed' });
  const draftId = 'draft-of-second-1';
  await send(second.client, bo.user.id, 'nobody pays yet', { clientId: draftId });
  await t.services.db
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', second.user.id)
    .execute();
  await t.services.unitOfWork((tx, afterCommit) =>
    releaseWaitingMessages(contextNow(), { tx, afterCommit }, second.user.id),
  );
  assert.equal((await send(second.client, bo.user.id, 'nobody pays yet', { clientId: draftId })).status, 402);
  await t.services.db
    .transaction()
    .execute((tx) =>
      grantCredits(tx, { userId: second.user.id, credits: 1, kind: 'signup', operationId: 'late' }),
    );
  const paid = await send(second.client, bo.user.id, 'nobody pays yet', { clientId: draftId });
  assert.deepEqual([paid.status, paid.body.message.held, paid.body.credits], [201, undefined, 0]);
  assert.equal((await listOf(bo.client)).total_unread, 2);
});

test('a waiting message is sent once: a second release finds nothing to send', async () => {
  const { db } = t.services;
  const anna = await memberWith(t, 0, { status: 'not_confirmed' });
  const bo = await memberWith(t, 0);
  const { body } = await send(anna.client, bo.user.id, 'patience');
  const row = await findByClientId(db, anna.user.id, body.message.client_id);
  assert.ok(row);
  assert.ok(await sendWaiting(db, row, bo.user.id, 1, t.clock.now(), null));
  assert.equal(await sendWaiting(db, row, bo.user.id, 1, t.clock.now(), null), null);
  assert.equal((await listOf(bo.client)).total_unread, 1);
});
