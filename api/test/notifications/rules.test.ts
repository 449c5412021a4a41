import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { NOTIFICATION_TYPES } from '@rendezvous/contract/resources/accounts/schemas';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { ACTIVATE } from '@rendezvous/contract/resources/signup/endpoints';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import type { Updateable } from 'kysely';
import type { UsersTable } from '#src/identity/accounts/tables.ts';
import { defaultNotifications } from '#src/identity/accounts/notifications.ts';
import { wants } from '#src/platform/notifications/policy.ts';
import { createNotify } from '#src/platform/notifications/face.ts';
import { createNotifyingApp, MINUTE, type Member } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;

/** Everything a member received by push or mail after half an hour. */
async function countPushes(member: Member, browser: Parameters<typeof t.pushedTo>[0]): Promise<number> {
  await t.wait(10);
  await t.wait(30 * MINUTE);
  return t.pushedTo(browser).length + t.mailsTo(member).length;
}
const like = (from: Member, to: Member) => from.client.call(LIKE, { member: to.user.id });
const change = (member: Member, values: Updateable<UsersTable>) =>
  db.updateTable('users').set(values).where('id', '=', member.user.id).execute();

test('[3.026] there are eight notification types; those about people are on at first, those that sell are off', () => {
  const defaults = defaultNotifications();
  assert.deepEqual(Object.keys(defaults).sort(), [
    'like',
    'new_conversations',
    'new_messages',
    'news',
    'promotions',
    'reminders',
    'unread_message_reminders',
    'weekly_updates',
  ]);
  const on = NOTIFICATION_TYPES.filter((type) => defaults[type]);
  assert.deepEqual([...on].sort(), [
    'like',
    'new_conversations',
    'new_messages',
    'reminders',
    'unread_message_reminders',
  ]);
  const receiver = {
    status: 'active',
    fictional: false,
    notifications: { ...defaults, promotions: true, like: false },
    notifications_disabled: [],
  } as const;
  assert.deepEqual(
    NOTIFICATION_TYPES.filter((type) => wants(receiver, type)),
    ['new_conversations', 'new_messages', 'unread_message_reminders', 'promotions', 'reminders'],
  );
  for (const reason of ['fbl', 'bounce', 'listunsubscribe']) {
    assert.deepEqual(
      NOTIFICATION_TYPES.filter((type) => wants({ ...receiver, notifications_disabled: [reason] }, type)),
      [],
    );
  }
});

test('[3.026] a type that is off is not sent; a first message is of another type than those after it', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'types');
  await change(bo, { notifications: JSON.stringify({ new_conversations: false, like: false }) });
  await t.write(anna, bo);
  await like(anna, bo);
  assert.equal(await countPushes(bo, phone), 0);
  await t.write(anna, bo);
  assert.equal(await countPushes(bo, phone), 1);
  assert.deepEqual((await t.states(bo)).sort(), ['conversation dropped', 'like dropped', 'message pushed']);
});

test('[3.026] a member switches types off and on, each by itself; also from two pages at once', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'switches');
  const put = (notifications: object) => bo.client.call(CHANGE_USER, { notifications });
  const answers = await Promise.all([put({ new_conversations: false }), put({ promotions: true })]);
  assert.deepEqual(
    answers.map((answer) => answer.status),
    [200, 200],
  );
  const { body } = await bo.client.call(READ_USER);
  assert.deepEqual(body.user?.notifications, {
    ...defaultNotifications(),
    new_conversations: false,
    promotions: true,
  });
  await t.write(anna, bo);
  assert.equal(await countPushes(bo, phone), 0);
  await put({ new_conversations: true });
  await t.write(await t.away(), bo);
  assert.equal(await countPushes(bo, phone), 1);
});

test('switching something on reverts an unsubscription and a complaint, not a bounce; switching off reverts nothing', async () => {
  const { user, client } = await t.away();
  await change({ user, client }, { notifications_disabled: ['fbl', 'bounce', 'listunsubscribe'] });
  const put = async (notifications: object) =>
    (await client.call(CHANGE_USER, { notifications })).body.user?.notifications_disabled;
  assert.deepEqual((await put({ like: false }))?.sort(), ['bounce', 'fbl', 'listunsubscribe']);
  assert.deepEqual(await put({ like: true }), ['bounce']);
});

test('a complaint, an unsubscription and a bounce stop every notification', async () => {
  for (const reason of ['fbl', 'listunsubscribe', 'bounce']) {
    const [anna, bo] = [await t.away(), await t.away()];
    const phone = await t.browserOf(bo, `stopped-${reason}`);
    await change(bo, { notifications_disabled: [reason] });
    await t.write(anna, bo);
    assert.equal(await countPushes(bo, phone), 0, reason);
  }
});

test('a block in either direction stops every notification', async () => {
  for (const blocker of [0, 1]) {
    const pair = [await t.away(), await t.away()] as const;
    const [anna, bo] = pair;
    const phone = await t.browserOf(bo, `blocked-${blocker}`);
    await t.write(anna, bo);
    await pair[blocker]!.client.call(BLOCK, { member: pair[1 - blocker]!.user.id });
    assert.equal(await countPushes(bo, phone), 0);
    assert.deepEqual(await t.states(bo), ['conversation dropped']);
  }
});

test('a deleted, suspended or unconfirmed member gets no notification', async () => {
  for (const status of ['pending_deletion', 'suspended', 'not_confirmed'] as const) {
    const [anna, bo] = [await t.away(), await t.away()];
    const phone = await t.browserOf(bo, `left-${status}`);
    await t.write(anna, bo);
    await change(bo, { status });
    assert.equal(await countPushes(bo, phone), 0, status);
  }
});

test('acts of a member deleted since are not notified', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'actor-left');
  await t.write(anna, bo);
  await like(anna, bo);
  await change(anna, { status: 'pending_deletion' });
  assert.equal(await countPushes(bo, phone), 0);
});

test('a like of an invisible member is not notified, a message within a contact is', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'hidden');
  await t.write(anna, bo);
  await anna.client.call(CHANGE_USER, { invisible: true });
  await like(anna, bo);
  assert.equal(await countPushes(bo, phone), 1);
  await t.write(anna, bo);
  assert.equal(await countPushes(bo, phone), 2);
  assert.deepEqual((await t.states(bo)).sort(), ['conversation pushed', 'like dropped', 'message pushed']);
});

test('an unconfirmed member’s message and like are announced when activation releases them', async () => {
  const [anna, bo] = [await t.away({ status: 'not_confirmed' }), await t.away()];
  const phone = await t.browserOf(bo, 'held');
  await t.write(anna, bo);
  await like(anna, bo);
  assert.equal(await countPushes(bo, phone), 0);
  const { createToken } = await import('#src/identity/links/face.ts');
  const token = await createToken(db, anna.user.id, 'activation', t.clock.now(), 60_000);
  assert.equal((await anna.client.call(ACTIVATE, { token })).status, 200);
  await countPushes(bo, phone);
  assert.deepEqual(
    t
      .pushedTo(phone)
      .map((push) => push.cause)
      .sort(),
    ['like', 'message'],
  );
});

test('a fictional profile receives no notification and causes none', async () => {
  const [anna, mask] = [await t.away(), await t.away({ fictional: true })];
  const phone = await t.browserOf(anna, 'mask');
  await anna.client.call(SEND_MESSAGE, {
    member: mask.user.id,
    client_id: 'to-a-fictional-profile',
    kind: 'text',
    text: 'hi',
    fictional_confirmed: true,
  });
  await like(anna, mask);
  await t.wait(30 * MINUTE);
  assert.deepEqual(await t.states(mask), []);
  const now = t.clock.now();
  await db
    .insertInto('likes')
    .values({
      from_user: mask.user.id,
      to_user: anna.user.id,
      created_at: now,
      counted_on: '2026-01-01',
      held: false,
      seen_at: null,
      match_seen_at: null,
    })
    .execute();
  await db.transaction().execute((tx) =>
    createNotify(t.services.jobs)(tx, {
      cause: 'match',
      userId: anna.user.id,
      item: mask.user.id,
      actorId: mask.user.id,
      at: now,
    }),
  );
  assert.equal(await countPushes(anna, phone), 0);
  assert.deepEqual(await t.states(anna), ['match dropped']);
});

test('what is rolled back is never sent', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'rolled-back');
  const work = db.transaction().execute(async (tx) => {
    await createNotify(t.services.jobs)(tx, {
      cause: 'like',
      userId: bo.user.id,
      item: anna.user.id,
      actorId: anna.user.id,
      at: t.clock.now(),
    });
    throw new Error('rolled back');
  });
  await assert.rejects(work, /rolled back/);
  assert.equal(await countPushes(bo, phone), 0);
  assert.deepEqual(await t.states(bo), []);
});
