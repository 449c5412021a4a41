import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { MARK_CHAT, REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { balanceOf } from '#src/money/wallet/face.ts';
import { sql } from 'kysely';
import { createTestApp } from '../harness.ts';
import { listOf, memberWith, openById, openWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const ledgerSum = async (userId: string) => {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(credits), 0)::int as sum from ledger_entries
    where account = ${userId}`.execute(t.services.db);
  return rows[0]?.sum;
};

test('[1.005] [6.004] a message costs its sender a credit and shows both sides what it may', async () => {
  const [anna, bo] = [await memberWith(t, 3), await memberWith(t, 0)];
  const sent = await send(anna.client, bo.user.id, '  Good evening  ');
  assert.equal(sent.status, 201);
  assert.deepEqual(
    [sent.body.credits, sent.body.message.text, sent.body.message.cost, sent.body.message.from_me],
    [2, 'Good evening', 1, true],
  );
  const seen = await openById(bo.client, sent.body.conversation.id);
  const [message] = seen.body.messages;
  assert.deepEqual([message?.text, message?.from_me, message?.cost], ['Good evening', false, undefined]);
});

test('[6.004] 200 parallel sends on 50 credits give exactly 50 messages, balance 0 and the ledger that goes with it', async () => {
  const [anna, bo] = [await memberWith(t, 50), await memberWith(t, 0)];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => send(anna.client, bo.user.id, `number ${index}`)),
  );
  const statuses = Map.groupBy(answers, (answer) => answer.status);
  assert.equal(statuses.get(201)?.length, 50);
  assert.equal(statuses.get(402)?.length, 150);
  assert.ok(statuses.get(402)?.every((answer) => answer.code === 'not_enough_credits'));
  const { rows } = await sql<{ count: number; first: number; last: number }>`
    select count(*)::int as count, min(seq) as first, max(seq) as last from messages where sender_id = ${anna.user.id}`.execute(
    t.services.db,
  );
  assert.deepEqual(rows[0], { count: 50, first: 1, last: 50 });
  assert.equal(await balanceOf(t.services.db, anna.user.id), 0);
  assert.equal(await ledgerSum(anna.user.id), 0);
  assert.equal((await listOf(bo.client)).total_unread, 50);
});

test('the same client id is one message and one charge, however often and in parallel', async () => {
  const [anna, bo] = [await memberWith(t, 10), await memberWith(t, 0)];
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(anna.client, bo.user.id, 'once', { clientId })),
  );
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201]);
  assert.equal(new Set(answers.map((answer) => answer.body.message.id)).size, 1);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 9);
  const other = await send(anna.client, bo.user.id, 'something else', { clientId });
  assert.deepEqual([other.status, other.code], [409, 'idempotency_mismatch']);
});

test('[1.004] messages of both sides are numbered in one order', async () => {
  const [anna, bo] = [await memberWith(t, 5), await memberWith(t, 5)];
  const { conversation } = (await send(anna.client, bo.user.id, 'one')).body;
  await send(bo.client, anna.user.id, 'two');
  await send(anna.client, '', 'three', { conversation: conversation.id });
  const { messages } = (await openById(bo.client, conversation.id)).body;
  assert.deepEqual(
    messages.map((message) => [message.seq, message.text]),
    [
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ],
  );
});

test('[6.003] [9.002] a free member starts two conversations; the third is refused, answering is not', async () => {
  const anna = await memberWith(t, 20);
  const [bo, cas, dirk, eva] = [
    await memberWith(t, 5),
    await memberWith(t, 5),
    await memberWith(t, 5),
    await memberWith(t, 5),
  ];
  const first = await send(anna.client, bo.user.id);
  await anna.client.call(REMOVE_CHAT, { conversation: first.body.conversation.id });
  assert.equal((await send(anna.client, cas.user.id)).status, 201);
  const third = await send(anna.client, dirk.user.id);
  assert.deepEqual([third.status, third.code], [409, 'conversation_limit']);
  assert.equal((await openWith(anna.client, dirk.user.id)).body.reason, 'conversation_limit');
  await send(eva.client, anna.user.id);
  assert.equal((await send(anna.client, eva.user.id, 'answer')).status, 201);
  assert.equal((await send(anna.client, bo.user.id, 'again')).status, 201);
  assert.deepEqual((await listOf(anna.client)).starts, { used: 2, limit: 2 });
});

test('ten conversations started at once by a free member become two', async () => {
  const anna = await memberWith(t, 20);
  const others = await Promise.all(Array.from({ length: 10 }, () => t.makeUser()));
  const answers = await Promise.all(others.map((other) => send(anna.client, other.id)));
  assert.equal(answers.filter((answer) => answer.status === 201).length, 2);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 18);
});

test('[6.008] Premium members start as many conversations as they like', async () => {
  const anna = await memberWith(t, 5, { paid: true });
  for (let index = 0; index < 3; index += 1)
    assert.equal((await send(anna.client, (await t.makeUser()).id)).status, 201);
  assert.equal((await listOf(anna.client)).starts, null);
});

test('of several reasons the first is returned: blocked, conversation limit, premium only, credits', async () => {
  const poor = await memberWith(t, 2);
  const [bo, cas] = [await t.makeUser(), await t.makeUser()];
  await send(poor.client, bo.id);
  const photo = await send(poor.client, bo.id, 'look', { kind: 'photo' });
  assert.deepEqual([photo.status, photo.code], [403, 'premium_only']);
  await send(poor.client, cas.id);
  const broke = await send(poor.client, bo.id);
  assert.deepEqual([broke.status, broke.code], [402, 'not_enough_credits']);
  const dirk = await t.member();
  assert.equal((await send(poor.client, dirk.user.id, 'look', { kind: 'photo' })).code, 'conversation_limit');
  await dirk.client.call(BLOCK, { member: poor.user.id });
  const blocked = await send(poor.client, dirk.user.id, 'look', { kind: 'photo' });
  assert.deepEqual(
    [blocked.status, blocked.code, blocked.problem.params?.name],
    [403, 'blocked_by_member', dirk.user.name],
  );
});

test('[4.002] members who have not confirmed cannot be written to', async () => {
  const anna = await memberWith(t, 5);
  const fresh = await t.makeUser({ status: 'not_confirmed' });
  const refused = await send(anna.client, fresh.id);
  assert.deepEqual([refused.status, refused.code], [404, 'not_found']);
});

test('[6.012] an invisible member is reached by contacts, not by strangers', async () => {
  const [anna, stranger] = [await memberWith(t, 5), await memberWith(t, 5)];
  const hidden = await memberWith(t, 5);
  await send(anna.client, hidden.user.id);
  await t.services.db
    .updateTable('users')
    .set({ invisible: true })
    .where('id', '=', hidden.user.id)
    .execute();
  await t.services.db
    .updateTable('profiles')
    .set({ listed: false })
    .where('user_id', '=', hidden.user.id)
    .execute();
  assert.equal((await send(anna.client, hidden.user.id)).status, 201);
  assert.equal((await send(hidden.client, anna.user.id)).status, 201);
  assert.equal((await send(stranger.client, hidden.user.id)).status, 404);
});

test('writing to a fictional profile is free, and asks once for a confirmation', async () => {
  const anna = await memberWith(t, 0);
  const june = await t.makeUser({ fictional: true });
  const unconfirmed = await send(anna.client, june.id);
  assert.deepEqual(
    [unconfirmed.status, unconfirmed.problem.errors?.[0]?.field],
    [422, 'fictional_confirmed'],
  );
  const confirmed = await send(anna.client, june.id, 'hello', { fictionalConfirmed: true });
  assert.deepEqual([confirmed.status, confirmed.body.message.cost], [201, 0]);
  assert.equal((await send(anna.client, june.id, 'and again')).status, 201);
  const chat = (await openWith(anna.client, june.id)).body;
  assert.deepEqual([chat.fictional_confirmed, chat.price.message, chat.profile.fictional], [true, 0, true]);
});

test('a text that is empty, only spaces or too long is refused and costs nothing', async () => {
  const anna = await memberWith(t, 2);
  const bo = await t.makeUser();
  for (const text of ['', '   ', 'x'.repeat(1001)])
    assert.equal((await send(anna.client, bo.id, text)).status, 422);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 2);
  assert.equal((await openWith(anna.client, bo.id)).body.conversation, null);
});

test('conversations of others do not exist: not to read, write, mark or remove', async () => {
  const [anna, bo, eve] = [
    await memberWith(t, 5),
    await memberWith(t, 5),
    await memberWith(t, 5, { paid: true }),
  ];
  const { conversation } = (await send(anna.client, bo.user.id)).body;
  for (const id of [conversation.id, 'unknown']) {
    assert.equal((await openById(eve.client, id)).status, 404);
    assert.equal((await send(eve.client, '', 'hi', { conversation: id })).status, 404);
    assert.equal((await eve.client.call(MARK_CHAT, { conversation: id, read_up_to: 1 })).status, 404);
    assert.equal((await eve.client.call(REMOVE_CHAT, { conversation: id })).status, 404);
  }
  assert.equal((await listOf(bo.client)).total_unread, 1);
});

test('a repeat of a sent message is answered as before, even after a block', async () => {
  const [anna, bo] = [await memberWith(t, 5), await memberWith(t, 0)];
  const clientId = randomUUID();
  const first = await send(anna.client, bo.user.id, 'once', { clientId });
  await bo.client.call(BLOCK, { member: anna.user.id });
  const again = await send(anna.client, bo.user.id, 'once', { clientId });
  assert.deepEqual([again.status, again.body.message.id], [201, first.body.message.id]);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 4);
  assert.equal((await send(anna.client, bo.user.id, 'another')).code, 'blocked_by_member');
});
