import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { countReplies } from '#src/conversation/chats/face.ts';
import { createTestApp } from '../harness.ts';
import { memberWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const HOUR = 3600;
const DAY = 24 * HOUR;
const reader = await t.member();

/** Makes a member and one writer per entry: the hours until the member answers, or null for no answer. */
async function asked(answers: readonly (number | null)[]) {
  const { user, client } = await memberWith(t, 20, { paid: true });
  const writers = await Promise.all(answers.map(() => memberWith(t, 1)));
  for (const writer of writers) assert.equal((await send(writer.client, user.id, 'Hello?')).status, 201);
  let passed = 0;
  const inOrder = answers
    .flatMap((hours, index) => (hours === null ? [] : [{ hours, to: writers[index]!.user.id }]))
    .sort((a, b) => a.hours - b.hours);
  for (const { hours, to } of inOrder) {
    await t.advance((hours - passed) * HOUR);
    passed = hours;
    assert.equal((await send(client, to, 'Hi!')).status, 201);
  }
  return user.id;
}

async function said(id: string): Promise<string | null> {
  await countReplies(t.services);
  const answer = await reader.client.call(READ_MEMBER, { id });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.member.replies;
}

test('[2.069] the line of answers is shown once five conversations say so, and goes when they are sixty days old', async () => {
  const few = await asked([1, 1, 1, 1]);
  const enough = await asked([1, 2, 3, 23, null]);
  assert.equal(await said(enough), null, 'their first day is not over');
  await t.advance(DAY);
  assert.equal(await said(enough), 'usually_day');
  assert.equal(await said(few), null, 'four are too few');
  await t.advance(60 * DAY);
  assert.equal(await said(enough), null);
});

test('[2.069] late answers and none do not count, and young conversations do not count against one', async () => {
  const slow = await asked([1, 1, 1, 25, 26]);
  const silent = await asked([null, null, null, null, null]);
  await t.advance(2 * DAY);
  assert.deepEqual([await said(slow), await said(silent)], [null, null]);
  const good = await asked([1, 1, 1, 1, 1]);
  await t.advance(DAY);
  for (let more = 0; more < 5; more += 1) {
    const writer = await memberWith(t, 1);
    await send(writer.client, good, 'Hello?');
  }
  assert.equal(await said(good), 'usually_day');
});

test('[2.069] conversations that one began oneself say nothing, and fictional profiles never have the line', async () => {
  const { user, client } = await memberWith(t, 20, { paid: true });
  for (let times = 0; times < 5; times += 1) {
    const other = await memberWith(t, 5);
    await send(client, other.user.id, 'Hello');
    await send(other.client, user.id, 'Hi');
    await send(client, other.user.id, 'How are you?');
  }
  const fictional = await asked([1, 1, 1, 1, 1]);
  await t.services.db.updateTable('users').set({ fictional: true }).where('id', '=', fictional).execute();
  await t.advance(2 * DAY);
  assert.deepEqual([await said(user.id), await said(fictional)], [null, null]);
});
