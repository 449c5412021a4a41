import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { GIFTS } from '@rendezvous/contract/resources/gifts/schemas';
import { ICEBREAKERS } from '@rendezvous/contract/resources/icebreakers/schemas';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { READ_CHAT, SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_GIFTS } from '@rendezvous/contract/resources/gifts/endpoints';
import { READ_ICEBREAKERS } from '@rendezvous/contract/resources/icebreakers/endpoints';
import { chatContext, releaseWaitingMessages } from '#src/conversation/chats/face.ts';
import { balanceOf, grantCredits } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient, type TestUser } from '../harness.ts';
import { expectInOverviews, give, listOf, memberWith, openById, openWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const say = (client: TestClient, member: string, body: object) =>
  client.send(SEND_MESSAGE, { member, client_id: randomUUID(), ...body });

/** Kinds of the ledger entries of a member, without what they were given. */
async function spentOn(user: TestUser): Promise<string[]> {
  const entries = await t.services.db
    .selectFrom('ledger_entries')
    .select(['kind', 'credits'])
    .where('account', '=', user.id)
    .where('credits', '<', 0)
    .execute();
  return entries.map(({ kind, credits }) => `${kind} ${credits}`);
}

test('[1.004] [1.005] a gift costs its credits once and is in both overviews and conversations', async () => {
  const [anna, bo] = [await memberWith(t, 5), await memberWith(t, 0)];
  const given = await give(anna.client, bo.user.id, 'orange');
  assert.equal(given.status, 201, given.text);
  const { message, conversation, credits } = given.body;
  assert.deepEqual(
    [message.kind, message.gift, message.text, message.cost, credits],
    ['gift', 'orange', undefined, 2, 3],
  );
  assert.deepEqual(await spentOn(anna.user), ['gift -2']);
  const seen = (await openById(bo.client, conversation.id)).body.messages[0];
  assert.deepEqual([seen?.kind, seen?.gift, seen?.from_me, seen?.cost], ['gift', 'orange', false, undefined]);
  await expectInOverviews(anna.client, bo.client, 'gift');
});

test('a gift sent again under its client id is one gift and one charge; another gift under it is refused', async () => {
  const [anna, bo] = [await memberWith(t, 10), await memberWith(t, 0)];
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => give(anna.client, bo.user.id, 'wine', clientId)),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 8);
  const other = await give(anna.client, bo.user.id, 'rose', clientId);
  assert.deepEqual([other.status, other.code], [409, 'idempotency_mismatch']);
  const words = await send(anna.client, bo.user.id, 'words', { clientId });
  assert.equal(words.code, 'idempotency_mismatch');
});

test('a gift meets the reasons of a message in their order, and costs nothing when it is refused', async () => {
  const anna = await memberWith(t, 5);
  const [bo, cas, dirk] = [await t.makeUser(), await t.makeUser(), await t.member()];
  assert.equal((await give(anna.client, bo.id)).status, 201);
  assert.equal((await give(anna.client, cas.id)).status, 201);
  const third = await give(anna.client, dirk.user.id);
  assert.deepEqual([third.status, third.code], [409, 'conversation_limit']);
  const broke = await give(anna.client, bo.id);
  assert.deepEqual([broke.status, broke.code], [402, 'not_enough_credits']);
  await dirk.client.call(BLOCK, { member: anna.user.id });
  const blocked = await give(anna.client, dirk.user.id);
  assert.deepEqual([blocked.status, blocked.code], [403, 'blocked_by_member']);
  const fresh = await t.makeUser({ status: 'not_confirmed' });
  assert.equal((await give(anna.client, fresh.id)).code, 'not_found');
  assert.equal(await balanceOf(t.services.db, anna.user.id), 1);
});

test('a gift that is not on the list, has words, or is missing is refused; so is one beside a text', async () => {
  const [anna, bo] = [await memberWith(t, 9), await t.makeUser()];
  const refused: readonly [object, string][] = [
    [{ kind: 'gift', gift: 'yacht' }, 'gift'],
    [{ kind: 'gift' }, 'gift'],
    [{ kind: 'gift', gift: 'rose', text: 'for you' }, 'text'],
    [{ kind: 'text', gift: 'rose', text: 'for you' }, 'gift'],
    [{ kind: 'icebreaker', icebreaker: 'seat' }, 'text'],
  ];
  for (const [body, field] of refused) {
    const answer = await say(anna.client, bo.id, body);
    assert.deepEqual([answer.status, answer.problem.errors?.[0]?.field], [422, field], JSON.stringify(body));
  }
  assert.equal(await balanceOf(t.services.db, anna.user.id), 9);
});

test('a gift to a fictional profile is free, and asks once for the confirmation', async () => {
  const anna = await memberWith(t, 0);
  const june = await t.makeUser({ fictional: true });
  const asked = await give(anna.client, june.id);
  assert.deepEqual([asked.status, asked.problem.errors?.[0]?.field], [422, 'fictional_confirmed']);
  const given = await say(anna.client, june.id, { kind: 'gift', gift: 'star', fictional_confirmed: true });
  assert.deepEqual([given.status, given.body.message.cost], [201, 0]);
});

test("an unconfirmed member's gift waits, and costs a gift when the activation sends it", async () => {
  const anna = await memberWith(t, 0, { status: 'not_confirmed' });
  const [bo, cas] = [await memberWith(t, 0), await memberWith(t, 0)];
  const waiting = await give(anna.client, bo.user.id, 'candle');
  assert.deepEqual([waiting.status, waiting.body.message.held, waiting.body.message.cost], [201, true, 0]);
  const clientId = randomUUID();
  await give(anna.client, cas.user.id, 'rose', clientId);
  assert.deepEqual((await listOf(bo.client)).chats, []);
  const { id } = anna.user;
  const grant = (credits: number, operationId: string) =>
    t.services.unitOfWork((tx) =>
      grantCredits(tx, { userId: id, credits, kind: 'compensation', operationId }),
    );
  await t.services.db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute();
  await t.services.db.updateTable('profiles').set({ status: 'active' }).where('user_id', '=', id).execute();
  await grant(3, `three:${id}`);
  await t.services.unitOfWork((tx, afterCommit) =>
    releaseWaitingMessages(
      chatContext(t.services, { domain: '*', now: t.clock.now() }),
      { tx, afterCommit },
      id,
    ),
  );
  assert.equal((await listOf(bo.client)).total_unread, 1);
  assert.deepEqual((await listOf(cas.client)).chats, []);
  assert.equal(await balanceOf(t.services.db, id), 1);
  await grant(1, `one:${id}`);
  const draft = await give(anna.client, cas.user.id, 'rose', clientId);
  assert.deepEqual([draft.status, draft.body.message.cost, draft.body.credits], [201, 2, 0]);
});

test('[2.083] an edited icebreaker is sent as edited, at the price of a message', async () => {
  const [anna, bo] = [await memberWith(t, 3), await memberWith(t, 0)];
  const before = (await openWith(anna.client, bo.user.id)).body;
  assert.equal(before.conversation, null);
  const sent = await say(anna.client, bo.user.id, {
    kind: 'icebreaker',
    icebreaker: 'seat',
    text: ' Bar stool, always. You? ',
  });
  assert.equal(sent.status, 201, sent.text);
  const { message, credits } = sent.body;
  assert.deepEqual(
    [message.kind, message.text, message.cost, credits],
    ['icebreaker', 'Bar stool, always. You?', before.price.message, 2],
  );
  const [seen] = (await bo.client.call(READ_CHAT, { member: anna.user.id })).body.messages;
  assert.equal(seen?.text, 'Bar stool, always. You?');
  assert.deepEqual((await listOf(anna.client)).starts, { used: 1, limit: 2 });
});

test('[2.083] twelve gifts and twelve lines come in the language of the member, each of its own words', async () => {
  const { client } = await t.member();
  const lines = new Set<string>();
  const names = new Map(GIFTS.map((id) => [id, new Set<string>()]));
  for (const locale of LOCALE_CODES) {
    await client.call(CHANGE_USER, { language: locale });
    const gifts = (await client.call(READ_GIFTS)).body.items;
    const icebreakers = (await client.call(READ_ICEBREAKERS)).body.items;
    assert.deepEqual(
      gifts.map(({ id }) => id),
      [...GIFTS],
    );
    assert.deepEqual(
      icebreakers.map(({ id }) => id),
      [...ICEBREAKERS],
    );
    assert.equal(new Set(gifts.map(({ name }) => name)).size, 12);
    gifts.forEach(({ id, name }) => names.get(id)!.add(name));
    for (const { text } of icebreakers) lines.add(text);
  }
  assert.equal(lines.size, 12 * LOCALE_CODES.length);
  // Two languages may share a word for a thing, not all of them.
  for (const [gift, words] of names) assert.ok(words.size >= 4, `${gift}: ${[...words].join()}`);
  assert.equal((await t.asVisitor().call(READ_GIFTS)).status, 403);
});
