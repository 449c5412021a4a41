import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { MARK_CHAT, READ_CHAT, REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK, UNBLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { sql } from 'kysely';
import { unreadIn } from '#src/conversation/chats/lists/list-repository.ts';
import { createTestApp } from '../harness.ts';
import { listOf, memberWith, openById, openWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());

/** Anna has written `count` messages to Bo. */
async function written(count: number) {
  const [anna, bo] = [await memberWith(t, count + 5), await memberWith(t, 5)];
  let conversation = '';
  for (let index = 1; index <= count; index += 1)
    conversation = (await send(anna.client, bo.user.id, `message ${index}`)).body.conversation.id;
  return { anna, bo, conversation };
}

test('[3.005] [7.012] the list names each conversation, the other side and how much is unread', async () => {
  const { anna, bo, conversation } = await written(3);
  const list = await listOf(bo.client);
  assert.equal(list.chats.length, 1);
  const [entry] = list.chats;
  assert.deepEqual(
    [entry?.conversation.id, entry?.profile.id, entry?.num_unread_messages],
    [conversation, anna.user.id, 3],
  );
  assert.deepEqual(entry?.conversation.last_message, { kind: 'text', text: 'message 3', from_me: false });
  assert.deepEqual([list.total_unread, list.total_messages], [3, 3]);
});

test('[4.013] opening a conversation sets its unread count to zero, up to what was shown', async () => {
  const { anna, bo, conversation } = await written(3);
  await bo.client.call(MARK_CHAT, { conversation, read_up_to: 2 });
  assert.equal((await listOf(bo.client)).total_unread, 1);
  await bo.client.call(MARK_CHAT, { conversation, read_up_to: 3 });
  assert.equal((await listOf(bo.client)).total_unread, 0);
  await send(anna.client, bo.user.id, 'message 4');
  assert.equal((await listOf(bo.client)).total_unread, 1);
  await bo.client.call(MARK_CHAT, { conversation, read_up_to: 2 });
  assert.equal((await listOf(bo.client)).total_unread, 1);
});

test('[4.014] [7.014] a removed conversation leaves my list only, and returns without its old text', async () => {
  const { anna, bo, conversation } = await written(2);
  assert.equal((await bo.client.call(REMOVE_CHAT, { conversation })).status, 204);
  assert.deepEqual((await listOf(bo.client)).chats, []);
  assert.equal((await listOf(anna.client)).chats.length, 1);
  assert.equal((await openById(anna.client, conversation)).body.messages.length, 2);
  await send(anna.client, bo.user.id, 'fresh');
  assert.deepEqual(
    (await openById(bo.client, conversation)).body.messages.map((message) => message.text),
    ['fresh'],
  );
  assert.equal((await listOf(bo.client)).total_unread, 1);
});

test('history comes in pages of fifty, newest first page, oldest first within it', async () => {
  const { bo, conversation } = await written(60);
  const newest = (await openById(bo.client, conversation)).body;
  assert.deepEqual(
    [newest.messages.length, newest.messages[0]?.seq, newest.messages.at(-1)?.seq, newest.has_more],
    [50, 11, 60, true],
  );
  const older = (await openById(bo.client, conversation, 11)).body;
  assert.deepEqual([older.messages.length, older.has_more, older.hidden_older], [10, false, false]);
});

test('[9.022] messages beyond the newest thousand or older than a year are hidden, and it says so', async () => {
  const { anna, bo, conversation } = await written(1);
  await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, cost, created_at)
    select 'bulk' || n, ${conversation}, n, ${anna.user.id}, 'bulk-' || n, 'text', 'sent', 'bulk', 0, ${t.clock.now()} from generate_series(2, 1010) n`.execute(
    t.services.db,
  );
  await sql`update conversations set last_seq = 1010 where id = ${conversation}`.execute(t.services.db);
  await sql`update conversation_sides set total = 1010 where conversation_id = ${conversation}`.execute(
    t.services.db,
  );
  const last = (await openById(bo.client, conversation, 30)).body;
  assert.deepEqual([last.messages[0]?.seq, last.has_more, last.hidden_older], [11, false, true]);
  await sql`update messages set created_at = ${t.clock.now()}::timestamptz - interval '13 months' where conversation_id = ${conversation} and seq <= 1005`.execute(
    t.services.db,
  );
  const year = (await openById(bo.client, conversation)).body;
  assert.deepEqual([year.messages.length, year.has_more, year.hidden_older], [5, false, true]);
});

test('[6.010] a block closes the conversation: readable for both, listed for the blocker, writable for neither', async () => {
  const { anna, bo, conversation } = await written(2);
  await bo.client.call(BLOCK, { member: anna.user.id });
  assert.deepEqual(
    (await listOf(bo.client)).chats.map((chat) => [chat.conversation.blocked, chat.num_unread_messages]),
    [[true, 0]],
  );
  assert.deepEqual((await listOf(anna.client)).chats, []);
  const seen = (await openById(anna.client, conversation)).body;
  assert.deepEqual(
    [seen.messages.length, seen.can_send, seen.reason, seen.profile.main_image],
    [2, false, 'blocked_by_member', null],
  );
  for (const { client } of [anna, bo])
    assert.equal((await send(client, '', 'hello', { conversation })).code, 'blocked_by_member');
  await bo.client.call(UNBLOCK, { member: anna.user.id });
  assert.equal((await send(anna.client, '', 'hello again', { conversation })).status, 201);
});

test('a leaver is shown without name or photo, and gets no messages', async () => {
  const { anna, bo, conversation } = await written(1);
  await sql`update users set status = 'pending_deletion' where id = ${anna.user.id}`.execute(t.services.db);
  const chat = (await openById(bo.client, conversation)).body;
  assert.deepEqual([chat.profile.name, chat.can_send, chat.messages.length], ['', false, 1]);
  assert.equal((await send(bo.client, '', 'hello?', { conversation })).status, 404);
});

test('[6.008] read marks reach Premium members only', async () => {
  const { anna, bo, conversation } = await written(2);
  await bo.client.call(MARK_CHAT, { conversation, read_up_to: 2 });
  assert.equal((await openById(anna.client, conversation)).body.read_up_to, undefined);
  await sql`update users set paid_user = true where id = ${anna.user.id}`.execute(t.services.db);
  assert.equal((await openById(anna.client, conversation)).body.read_up_to, 2);
});

test('a chat that does not exist yet can be looked at, and not with oneself', async () => {
  const anna = await memberWith(t, 1);
  const bo = await t.makeUser();
  const chat = (await openWith(anna.client, bo.id)).body;
  assert.deepEqual(
    [chat.conversation, chat.messages, chat.can_send, chat.price.message],
    [null, [], true, 1],
  );
  assert.equal((await openWith(anna.client, anna.user.id)).status, 404);
  assert.equal((await openWith(anna.client, 'nobody')).status, 404);
  assert.equal((await anna.client.call(READ_CHAT)).status, 422);
});

test('without credits the chat says so before anything is typed', async () => {
  const anna = await memberWith(t, 0);
  const chat = (await openWith(anna.client, (await t.makeUser()).id)).body;
  assert.deepEqual([chat.can_send, chat.reason], [false, 'not_enough_credits']);
  const enough = await memberWith(t, chat.price.message);
  assert.equal((await openWith(enough.client, anna.user.id)).body.can_send, true, 'the price of one message');
});

test('a conversation that a member no longer has counts as removed', async () => {
  const { bo, conversation } = await written(1);
  assert.deepEqual(await unreadIn(t.services.db, bo.user.id, conversation), {
    unread: 1,
    total_unread: 1,
    removed: false,
  });
  const gone = { unread: 0, total_unread: 0, removed: true };
  assert.deepEqual(await unreadIn(t.services.db, bo.user.id, 'no-such-conversation'), gone);
});

test('unread messages of a blocked conversation are in no counter of either side', async () => {
  const { anna, bo } = await written(2);
  await send(bo.client, anna.user.id, 'and one back');
  const unread = async ({ client }: typeof anna) => (await client.call(READ_USER)).body.user?.counters.unread;
  assert.deepEqual([await unread(anna), await unread(bo)], [1, 2]);
  await bo.client.call(BLOCK, { member: anna.user.id });
  assert.deepEqual([await unread(anna), await unread(bo)], [0, 0]);
});
