import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LiveEventName } from '@rendezvous/contract/resources/live-events/schemas';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { MARK_CHAT, REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import type { Updateable } from 'kysely';
import * as accounts from '#src/identity/accounts/repository.ts';
import type { UsersTable } from '#src/identity/accounts/tables.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { listOf, memberWith, send } from '../chats/support.ts';
import { createTestApp, type TestClient, type TestUser } from '../harness.ts';

const t = await createTestApp({}, { clock: createFixedClock(new Date('2026-11-20T12:00:00Z')) });
after(() => t.close());

interface Side {
  user: TestUser;
  client: TestClient;
}
/** Two members in contact: the listener may receive events of the actor. */
interface Contact {
  actor: Side;
  listener: Side;
  conversation: string;
}

const change = async ({ user }: Side, values: Updateable<UsersTable>): Promise<void> => {
  const { db } = t.services;
  await accounts.updateUser(db, user.id, values);
  if (values.status) await accounts.updateProfile(db, user.id, { status: 'disabled' });
  await accounts.refreshListed(db, user.id);
};
const block = (from: Side, to: Side) => from.client.call(BLOCK, { member: to.user.id });

/** The relation of the two; listeners are Premium members unless it says otherwise. */
const BETWEEN = {
  premium: async () => undefined,
  free: ({ listener }: Contact) => change(listener, { paid_user: false }),
  'listener blocked': ({ actor, listener }: Contact) => block(listener, actor),
  'actor blocked': ({ actor, listener }: Contact) => block(actor, listener),
  'invisible listener': ({ listener }: Contact) => change(listener, { invisible: true }),
  'invisible actor': ({ actor }: Contact) => change(actor, { invisible: true }),
  'unconfirmed actor': ({ actor }: Contact) => change(actor, { status: 'not_confirmed' }),
  'unconfirmed listener': ({ listener }: Contact) => change(listener, { status: 'not_confirmed' }),
  'listener left': ({ listener }: Contact) => change(listener, { status: 'pending_deletion' }),
} satisfies Record<string, (contact: Contact) => Promise<unknown>>;
type Between = keyof typeof BETWEEN;

const ACTS = {
  typing: ({ actor, conversation }: Contact) => actor.client.call(MARK_CHAT, { conversation, typing: true }),
  reading: ({ actor, conversation }: Contact) =>
    actor.client.call(MARK_CHAT, { conversation, read_up_to: 2 }),
  removing: ({ actor, conversation }: Contact) => actor.client.call(REMOVE_CHAT, { conversation }),
  sending: ({ actor, conversation }: Contact) => send(actor.client, '', 'hello', { conversation }),
  liking: ({ actor, listener }: Contact) => actor.client.call(LIKE, { member: listener.user.id }),
  'liking back': async ({ actor, listener }: Contact) => {
    await listener.client.call(LIKE, { member: actor.user.id });
    await actor.client.call(LIKE, { member: listener.user.id });
  },
} satisfies Record<string, (contact: Contact) => Promise<unknown>>;
type Act = keyof typeof ACTS;

/** Events by act and by the relation of the two: received by the listener / by the actor's other pages. */
const EXPECTED = `
act         | premium                 | free                    | listener blocked | actor blocked | invisible listener      | invisible actor         | unconfirmed actor | unconfirmed listener | listener left
typing      | typing/                 | typing/                 | /                | /             | typing/                 | typing/                 | /                 | typing/              | /
reading     | read/unread             | /unread                 | /unread          | /unread       | read/unread             | read/unread             | read/unread       | read/unread          | /unread
removing    | /unread                 | /unread                 | /unread          | /unread       | /unread                 | /unread                 | /unread           | /unread              | /unread
sending     | message/message,credits | message/message,credits | /                | /             | message/message,credits | message/message,credits | /message          | /                    | /
liking      | like/                   | like/                   | /                | /             | /                       | /                       | /                 | /                    | /
liking back | like,match/like,match   | like,match/like,match   | /                | /             | /                       | /                       | /                 | /                    | /
`;

const [head = [], ...rows] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const states = head.slice(1) as Between[];

async function makeContact(): Promise<Contact> {
  const [actor, listener] = [await memberWith(t, 5, { paid: true }), await memberWith(t, 5, { paid: true })];
  await send(actor.client, listener.user.id);
  const { conversation } = (await send(listener.client, actor.user.id)).body;
  return { actor, listener, conversation: conversation.id };
}

/** Names of the events a member's pages receive while something is done. */
async function eventsFor(user: TestUser, done: () => Promise<unknown>): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const stop = await t.services.live.subscribe(user.id, (event) => events.push(event));
  await done();
  stop();
  return events;
}

test('the table has every act and every state between two members', () => {
  assert.deepEqual(
    rows.map(([act]) => act),
    Object.keys(ACTS),
  );
  assert.deepEqual(states, Object.keys(BETWEEN));
});

for (const [column, state] of states.entries())
  test(`both sides receive what the table says (${state})`, async () => {
    for (const [act = '', ...cells] of rows) {
      const contact = await makeContact();
      await BETWEEN[state](contact);
      let mine: StoredEvent[] = [];
      const theirs = await eventsFor(contact.listener.user, async () => {
        mine = await eventsFor(contact.actor.user, () => ACTS[act as Act](contact));
      });
      const names = (events: StoredEvent[]): LiveEventName[] => events.map(({ name }) => name);
      assert.equal(`${names(theirs).join()}/${names(mine).join()}`, cells[column], act);
    }
  });

test('a typing sign lasts six seconds', async () => {
  const contact = await makeContact();
  const [event] = await eventsFor(contact.listener.user, () => ACTS.typing(contact));
  assert.deepEqual(event?.data, {
    conversation: contact.conversation,
    member: contact.actor.user.id,
    until: '2026-11-20T12:00:06.000Z',
  });
});

test("a member's own devices receive what is unread once one of them reads, and what is gone once one removes it", async () => {
  const { actor, conversation } = await makeContact();
  const other = await memberWith(t, 5);
  await send(other.client, actor.user.id, 'one');
  await send(other.client, actor.user.id, 'two');
  const total = (await listOf(actor.client)).total_unread;
  const after = async (act: 'reading' | 'removing') =>
    (await eventsFor(actor.user, () => ACTS[act]({ actor, listener: actor, conversation }))).map(
      ({ data }) => data,
    );
  assert.deepEqual(await after('reading'), [{ conversation, unread: 0, total_unread: total - 1 }]);
  assert.deepEqual(await after('reading'), [], 'read before');
  assert.deepEqual(await after('removing'), [
    { conversation, unread: 0, total_unread: total - 1, removed: true },
  ]);
  assert.equal(total, 3);
});

test('conversations with a block count for nothing in the totals that events carry, on either side', async () => {
  const { actor, listener, conversation } = await makeContact();
  for (const [from, to] of [
    [actor, listener],
    [listener, actor],
  ] as const) {
    const blocked = await memberWith(t, 5);
    await send(blocked.client, to.user.id, 'unread');
    await send(blocked.client, from.user.id, 'unread');
    await block(to, blocked as Side);
    await block(blocked as Side, from);
  }
  const before = [(await listOf(actor.client)).total_unread, (await listOf(listener.client)).total_unread];
  let mine: StoredEvent[] = [];
  const theirs = await eventsFor(listener.user, async () => {
    mine = await eventsFor(actor.user, () => send(actor.client, '', 'hello', { conversation }));
  });
  const totalOf = ([event]: StoredEvent[]) =>
    event && 'total_unread' in event.data ? event.data.total_unread : null;
  assert.deepEqual([totalOf(mine), totalOf(theirs)], [before[0], before[1]! + 1]);
});
