import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LiveEventName, LiveEvents } from '@rendezvous/contract/resources/live-events/schemas';
import { MARK_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { give, memberWith, openById, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { choose, started } from '../payments/support.ts';

const t = await createTestApp({}, { clock: createFixedClock(new Date('2026-11-20T12:00:00Z')) });
after(() => t.close());

type Side = Awaited<ReturnType<typeof memberWith>>;

/** Two members with five credits and a conversation of one message from each. */
async function makeContact() {
  const [anna, bo] = [await memberWith(t, 5), await memberWith(t, 5, { paid: true })];
  await send(anna.client, bo.user.id);
  const { conversation } = (await send(bo.client, anna.user.id)).body;
  return { anna, bo, conversation: conversation.id };
}

/** Collects the events that reach the pages of each member while `act` runs. */
async function collect(members: readonly Side[], act: () => Promise<unknown>): Promise<StoredEvent[][]> {
  const events = members.map((): StoredEvent[] => []);
  const stops = await Promise.all(
    members.map(({ user }, index) =>
      t.services.live.subscribe(user.id, (event) => events[index]!.push(event)),
    ),
  );
  await act();
  for (const stop of stops) await stop();
  return events;
}
function dataOf<K extends LiveEventName>(events: readonly StoredEvent[] | undefined, name: K): LiveEvents[K] {
  const found = events?.filter((event) => event.name === name) ?? [];
  assert.equal(found.length, 1, `one event ${name}`);
  return found[0]!.data as LiveEvents[K];
}

test('a live message is the sender’s own with its cost on the sender’s side, and the other’s without a cost on the receiver’s', async () => {
  const { anna, bo, conversation } = await makeContact();
  const [hers, his] = await collect([anna, bo], () => send(anna.client, '', 'canary', { conversation }));
  const [own, received] = [dataOf(hers, 'message'), dataOf(his, 'message')];
  assert.deepEqual([own.message.from_me, own.message.cost], [true, 1]);
  assert.deepEqual([received.message.from_me, 'cost' in received.message], [false, false]);
  assert.deepEqual([own.conversation, received.conversation], [conversation, conversation]);
  assert.deepEqual([own.total_unread, received.total_unread], [1, 2]);
});

for (const act of ['send', 'give'] as const)
  test(`a live message equals the one that each side reads afterwards (${act})`, async () => {
    const { anna, bo, conversation } = await makeContact();
    const [hers, his] = await collect([anna, bo], () =>
      act === 'send' ? send(anna.client, bo.user.id, 'canary') : give(anna.client, bo.user.id),
    );
    for (const [{ client }, events] of [
      [anna, hers],
      [bo, his],
    ] as const) {
      const { messages } = (await openById(client, conversation)).body;
      assert.deepEqual(dataOf(events, 'message').message, messages.at(-1));
    }
  });

test('the first live message of a conversation brings the sender’s card to the receiver, marked as theirs and unread', async () => {
  const [anna, bo] = [await memberWith(t, 5), await memberWith(t, 5)];
  const [hers, his] = await collect([anna, bo], () => send(anna.client, bo.user.id, 'first'));
  const { chat } = dataOf(his, 'message');
  assert.deepEqual([chat?.profile.id, chat?.num_unread_messages], [anna.user.id, 1]);
  assert.deepEqual(chat?.conversation.last_message, { kind: 'text', text: 'first', from_me: false });
  assert.equal('chat' in dataOf(hers, 'message'), false);
});

test('a live balance is the sender’s after the message, and does not reach the receiver', async () => {
  const { anna, bo, conversation } = await makeContact();
  const [hers, his] = await collect([anna, bo], () => send(anna.client, '', 'hello', { conversation }));
  assert.deepEqual(dataOf(hers, 'credits'), { credits: 3, paid_user: false });
  assert.ok(!his?.some(({ name }) => name === 'credits'));
});

test('a live read mark names the message read to the other side, and what is unread to the reader’s own pages', async () => {
  const { anna, bo, conversation } = await makeContact();
  const [hers, his] = await collect([anna, bo], () =>
    anna.client.call(MARK_CHAT, { conversation, read_up_to: 2 }),
  );
  assert.deepEqual(dataOf(his, 'read'), { conversation, read_up_to: 2 });
  assert.deepEqual(dataOf(hers, 'unread'), { conversation, unread: 0, total_unread: 0 });
});

test('a live like names the member who likes, and a match names to each side the other', async () => {
  const [anna, bo] = [await memberWith(t, 0), await memberWith(t, 0)];
  const [, his] = await collect([anna, bo], () => anna.client.call(LIKE, { member: bo.user.id }));
  assert.deepEqual(dataOf(his, 'like'), { member: anna.user.id, new_likes: 1 });
  const [hers, matched] = await collect([anna, bo], () => bo.client.call(LIKE, { member: anna.user.id }));
  assert.deepEqual(dataOf(hers, 'match'), { member: bo.user.id });
  assert.deepEqual(dataOf(matched, 'match'), { member: anna.user.id });
});

test('a live payment carries its id and outcome, and the balance that follows, to its buyer alone', async () => {
  const [buyer, other] = [await memberWith(t, 0), await memberWith(t, 0)];
  const { id, credits } = await started(buyer.client);
  const [mine, theirs] = await collect([buyer, other], () => choose(buyer.client, id, 'paid'));
  assert.deepEqual(dataOf(mine, 'payment'), { id, status: 'completed' });
  assert.deepEqual(dataOf(mine, 'credits'), { credits, paid_user: true });
  assert.deepEqual(theirs, []);
});
