import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { REMOVE_CHAT, SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import { chatContext, releaseWaitingMessages } from '#src/conversation/chats/face.ts';
import { balanceOf, grantCredits } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { listOf, memberWith, openById, openWith, send } from './support.ts';
import type { Reply } from '../support/client.ts';

const t = await createTestApp();
after(() => t.close());

const SOUP: HalfPromptDraft = { prompt: 'firstdate', language: 'en', text: 'dry shoes' };
const HALF = { ...SOUP, beginning: 'A good first date ends with …' };

/** A member with one half sentence on the profile. */
async function withHalf(half: HalfPromptDraft = SOUP) {
  const made = await memberWith(t, 0);
  await write(made.client, [half]);
  return made;
}
async function write(client: TestClient, halves: HalfPromptDraft[]): Promise<void> {
  const saved = await client.call(CHANGE_USER, { profile: { half_prompts: halves } });
  assert.equal(saved.status, 200, saved.text);
}
const complete = (client: TestClient, member: string, body: Partial<SendMessageBody> = {}) =>
  client.call(SEND_MESSAGE, {
    member,
    client_id: randomUUID(),
    kind: 'text',
    text: 'and wet hair',
    half_prompt: SOUP,
    ...body,
  });
const faultsOf = (reply: Reply<unknown>) =>
  (reply.code ? (reply.problem.errors ?? []) : []).map(({ field, code }) => `${field} ${code}`);

test('the other half costs a message, and both sides read the pair', async () => {
  const [anna, nadia] = [await memberWith(t, 3), await withHalf()];
  const sent = await complete(anna.client, nadia.user.id);
  assert.equal(sent.status, 201, sent.text);
  const { message, conversation, credits } = sent.body;
  assert.deepEqual([message.half_prompt, message.cost, credits], [HALF, 1, 2]);
  const seen = (await openById(nadia.client, conversation.id)).body.messages[0];
  assert.deepEqual(
    [seen?.kind, seen?.text, seen?.half_prompt, seen?.from_me],
    ['text', 'and wet hair', HALF, false],
  );
  const [entry] = (await listOf(nadia.client)).chats;
  assert.equal(entry?.conversation.last_message?.text, 'and wet hair');
});

test('a pair preserves its words when the half sentence is changed or removed later', async () => {
  const [anna, nadia] = [await memberWith(t, 3), await withHalf()];
  const { conversation } = (await complete(anna.client, nadia.user.id)).body;
  for (const halves of [[{ ...SOUP, text: 'wet shoes' }], []]) {
    await write(nadia.client, halves);
    const [pair] = (await openById(anna.client, conversation.id)).body.messages;
    assert.deepEqual(pair?.half_prompt, HALF);
  }
});

test('a half is refused by its field when the receiver has not written it, or not in these words', async () => {
  const [anna, nadia] = [await memberWith(t, 3), await withHalf()];
  const refused: HalfPromptDraft[] = [
    { ...SOUP, prompt: 'film' },
    { ...SOUP, language: 'nl' },
    { ...SOUP, text: 'wet shoes' },
  ];
  for (const half_prompt of refused) {
    const answer = await complete(anna.client, nadia.user.id, { half_prompt });
    assert.deepEqual([answer.status, ...faultsOf(answer)], [422, 'half_prompt not_allowed']);
  }
  await write(anna.client, [SOUP]);
  const bo = await memberWith(t, 0);
  assert.deepEqual(faultsOf(await complete(anna.client, bo.user.id)), ['half_prompt not_allowed']);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 3);
  assert.equal((await openWith(anna.client, nadia.user.id)).body.conversation, null);
});

test('the other half has words, no more of them than a half sentence, and no gift', async () => {
  const [anna, nadia] = [await memberWith(t, 9), await withHalf()];
  const say = async (body: Partial<SendMessageBody>) =>
    faultsOf(await complete(anna.client, nadia.user.id, body));
  assert.deepEqual(await say({ text: 'x'.repeat(121) }), ['text too_long']);
  assert.deepEqual(await say({ text: '   ' }), ['text required']);
  assert.deepEqual(await say({ kind: 'gift', gift: 'rose', text: undefined }), ['half_prompt not_allowed']);
  assert.deepEqual(await say({ kind: 'icebreaker' }), ['half_prompt not_allowed']);
  assert.deepEqual(await say({ text: 'x'.repeat(120) }), []);
});

/** What the page of a member says of the halves that the two have completed. */
async function halvesOn(client: TestClient, member: string) {
  const { relation } = (await client.call(READ_MEMBER, { id: member })).body;
  return [relation.halves_completed, relation.own_halves_completed];
}

test('the page of each names the halves that the other has completed, in their present words, to the two alone', async () => {
  const [anna, nadia] = [await memberWith(t, 9), await withHalf()];
  assert.deepEqual(await halvesOn(anna.client, nadia.user.id), [[], []]);
  assert.equal((await complete(anna.client, nadia.user.id)).status, 201);
  await complete(anna.client, nadia.user.id, { text: 'and dry hair' });
  assert.deepEqual(await halvesOn(anna.client, nadia.user.id), [['firstdate'], []]);
  assert.deepEqual(await halvesOn(nadia.client, anna.user.id), [[], ['firstdate']]);
  for (const other of [(await memberWith(t, 0)).client, t.asVisitor(), nadia.client])
    assert.deepEqual(await halvesOn(other, nadia.user.id), [[], []]);
  await write(nadia.client, [{ ...SOUP, text: 'wet shoes' }]);
  assert.deepEqual(await halvesOn(anna.client, nadia.user.id), [[], []]);
});

test('a half whose pair was removed or never went out is not named as complete', async () => {
  const [fresh, nadia] = [await memberWith(t, 0, { status: 'not_confirmed' }), await withHalf()];
  assert.equal((await complete(fresh.client, nadia.user.id)).body.message.held, true);
  assert.deepEqual(await halvesOn(fresh.client, nadia.user.id), [['firstdate'], []]);
  const anna = await memberWith(t, 9);
  const { conversation } = (await complete(anna.client, nadia.user.id)).body;
  await anna.client.call(REMOVE_CHAT, { conversation: conversation.id });
  assert.deepEqual(await halvesOn(anna.client, nadia.user.id), [[], []]);
  assert.deepEqual(await halvesOn(nadia.client, anna.user.id), [[], ['firstdate']]);
});

test('a half of a profile that cannot be opened is not completed', async () => {
  const [anna, nadia] = [await memberWith(t, 9), await withHalf()];
  assert.equal((await complete(anna.client, nadia.user.id)).status, 201);
  await t.services.db
    .updateTable('profiles')
    .set({ status: 'pending_review' })
    .where('user_id', '=', nadia.user.id)
    .execute();
  const answer = await complete(anna.client, nadia.user.id);
  assert.ok(answer.status >= 400, answer.text);
  await nadia.client.call(BLOCK, { member: anna.user.id });
  assert.equal((await complete(anna.client, nadia.user.id)).code, 'blocked_by_member');
});

test('the same client id is one pair and one charge; another half under it is refused', async () => {
  const [anna, nadia] = [await memberWith(t, 5), await withHalf()];
  const client_id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => complete(anna.client, nadia.user.id, { client_id })),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 4);
  await write(nadia.client, []);
  assert.equal((await complete(anna.client, nadia.user.id, { client_id })).status, 201);
  const plain = await send(anna.client, nadia.user.id, 'and wet hair', { clientId: client_id });
  assert.equal(plain.code, 'idempotency_mismatch');
  assert.equal(await balanceOf(t.services.db, anna.user.id), 4);
});

test('a draft is sent with the half sentence it was written to, also after that was changed', async () => {
  const fresh = await memberWith(t, 0, { status: 'not_confirmed' });
  const nadia = await withHalf();
  const client_id = randomUUID();
  const waiting = await complete(fresh.client, nadia.user.id, { client_id });
  assert.deepEqual([waiting.status, waiting.body.message.held], [201, true]);
  await write(nadia.client, []);
  await t.services.db
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', fresh.user.id)
    .execute();
  await t.services.unitOfWork((tx, afterCommit) =>
    releaseWaitingMessages(
      chatContext(t.services, { domain: '*', now: t.clock.now() }),
      { tx, afterCommit },
      fresh.user.id,
    ),
  );
  await t.services.db
    .transaction()
    .execute((tx) =>
      grantCredits(tx, { userId: fresh.user.id, credits: 1, kind: 'signup', operationId: client_id }),
    );
  const sent = await complete(fresh.client, nadia.user.id, { client_id });
  assert.equal(sent.status, 201, sent.text);
  assert.deepEqual(
    [sent.body.message.held, sent.body.message.half_prompt, sent.body.credits],
    [undefined, HALF, 0],
  );
});
