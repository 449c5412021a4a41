import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { after, test } from 'node:test';
import { buildApp } from '#src/app.ts';
import { announceMessages } from '#src/conversation/chats/notifications/message-notifications.ts';
import { deliver } from '#src/platform/notifications/deliver.ts';
import { mailNews } from '#src/platform/notifications/mail.ts';
import { pushTo } from '#src/platform/notifications/push.ts';
import { createNotify } from '#src/platform/notifications/face.ts';
import { createNotifyingApp, MINUTE, type Member } from './support.ts';

const t = await createNotifyingApp();
// A second process as far as the product can see: another app, with its own queue workers, on the same database.
const other = await buildApp(
  { ...t.services.config },
  { database: t.services.database, clock: t.clock, mail: t.services.mail },
);
await other.ready();
after(async () => {
  await other.close();
  await t.close();
});
const { db } = t.services;
const both = [t.services, other.services];
/** Queues a notification for the member, and returns its id. */
const idOf = async ({ user }: Member) => {
  await announceMessages(t.services);
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return id;
};

test('two processes that drain the queue together send each notification once', async () => {
  const writers = [await t.away(), await t.away(), await t.away()];
  const [bo, cas] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'both');
  t.push.delay = () => nextTurn();
  for (let round = 0; round < 4; round += 1) {
    for (const writer of writers) await Promise.all([t.write(writer, bo), t.write(writer, cas)]);
  }
  await Promise.all(both.map((services) => services.jobs.drain()));
  await t.advance(10 * MINUTE);
  await Promise.all(both.map((services) => services.jobs.drain()));
  t.push.delay = async () => {};
  assert.equal(t.pushedTo(phone).length, 12);
  assert.deepEqual(t.mailsTo(bo), []);
  assert.deepEqual(
    t.mailsTo(cas).map((mail) => /(\d+) new messages/.exec(mail.text)?.[1]),
    ['12'],
  );
});

test('a job that runs twice at once, or again after it was done, does it once', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'twice');
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  t.push.delay = () => {
    arrived.resolve();
    return answered.promise;
  };
  await t.write(anna, bo);
  const notification = await idOf(bo);
  await Promise.all(both.map((services) => deliver(services, [notification])));
  const { id: subscription } = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', bo.user.id)
    .executeTakeFirstOrThrow();
  const runs = [...both, ...both].map((services) => pushTo(services, { notification, subscription }));
  await arrived.promise;
  answered.resolve();
  await Promise.all(runs);
  await deliver(t.services, [notification]);
  await t.wait(30 * MINUTE);
  assert.equal(t.pushedTo(phone).length, 1);
  t.push.delay = async () => {};
});

test('mail in parallel is one mail, and none while a push is under way', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.services.jobs.drain();
  await t.advance(10 * MINUTE);
  await Promise.all([...both, ...both].map((services) => mailNews(services, bo.user.id)));
  assert.equal(t.mailsTo(bo).length, 1);
  const phone = await t.browserOf(cas, 'slow');
  await t.write(anna, cas);
  await deliver(t.services, [await idOf(cas)]);
  await t.advance(10 * MINUTE);
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  t.push.delay = () => {
    arrived.resolve();
    return answered.promise;
  };
  const drained = t.services.jobs.drain();
  await arrived.promise;
  await mailNews(other.services, cas.user.id);
  answered.resolve();
  await drained;
  t.push.delay = async () => {};
  await t.wait(60 * MINUTE);
  assert.deepEqual([t.pushedTo(phone).length, t.mailsTo(cas).length], [1, 0]);
});

test('the same cause and item is written down once, from however many sides at once', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const happening = {
    cause: 'like',
    userId: bo.user.id,
    item: anna.user.id,
    actorId: anna.user.id,
    at: t.clock.now(),
  } as const;
  await Promise.all(
    [...both, ...both].map((services) =>
      services.db.transaction().execute((tx) => createNotify(services.jobs)(tx, happening)),
    ),
  );
  assert.equal((await t.states(bo)).length, 1);
});
