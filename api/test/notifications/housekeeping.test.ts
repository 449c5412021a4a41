import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { purgeExpired } from '#src/housekeeping.ts';
import { announceMessages } from '#src/conversation/chats/notifications/message-notifications.ts';
import { createNotifyingApp, DAY, MINUTE, type Member } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;
const count = async (table: 'notifications' | 'mail_checks', { user }: Member) =>
  (await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute()).length;
const deliveries = async () =>
  (await db.selectFrom('push_deliveries').select('notification_id').execute()).length;

test('notifications go after 90 days, sent or not, with their deliveries; younger ones stay', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.browserOf(bo, 'old');
  await t.write(anna, bo);
  await t.wait(MINUTE);
  await db
    .updateTable('users')
    .set({ notifications_disabled: ['fbl'] })
    .where('id', '=', bo.user.id)
    .execute();
  assert.deepEqual([await t.states(bo), await deliveries()], [['conversation pushed'], 1]);
  await t.advance(89 * DAY);
  const [dora, cas] = [await t.away(), await t.away()];
  await t.write(dora, cas);
  await announceMessages(t.services);
  await purgeExpired(t.services);
  assert.deepEqual([await count('notifications', bo), await count('notifications', cas)], [1, 1]);
  await t.advance(DAY);
  await purgeExpired(t.services);
  assert.deepEqual(
    [await count('notifications', bo), await deliveries(), await count('notifications', cas)],
    [0, 0, 1],
  );
});

test('a subscription is deleted with its session, and its deliveries with the subscription', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.browserOf(bo, 'ended');
  await t.write(anna, bo);
  await t.wait(MINUTE);
  assert.equal(await deliveries(), 1);
  await t.advance(31 * DAY);
  await purgeExpired(t.services);
  const left = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', bo.user.id)
    .execute();
  assert.deepEqual(left, []);
  assert.equal(await deliveries(), 0);
});

test('a finished check of mail deletes its row, and a deleted account deletes all rows', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.wait(MINUTE);
  assert.equal(await count('mail_checks', bo), 1);
  await t.wait(10 * MINUTE);
  assert.equal(await count('mail_checks', bo), 0);
  await t.write(anna, cas);
  await t.wait(MINUTE);
  await db.deleteFrom('users').where('id', '=', cas.user.id).execute();
  assert.deepEqual([await count('notifications', cas), await count('mail_checks', cas)], [0, 0]);
  // A queued job of a deleted member does nothing.
  await t.wait(2 * DAY);
  assert.equal(t.mailsTo(cas).length, 0);
});
