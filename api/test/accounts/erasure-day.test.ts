import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import { sql } from 'kysely';
import { purgeExpired } from '#src/housekeeping.ts';
import { eraseAccount } from '#src/identity/deletion/erase.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';

const DAY = 86_400;
const t = await createTestApp({}, { clock: createFixedClock(new Date()) });
after(() => t.close());
const { db, jobs } = t.services;

const leave = async (client: TestClient): Promise<void> => {
  assert.equal((await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' })).status, 204);
  await jobs.drain();
};

/** Comes back by the newest mailed link. */
async function comeBack(email: string): Promise<void> {
  const mail = await db
    .selectFrom('outbox_mails')
    .select('text')
    .where('to', '=', email)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  const token = /account-deleted\?token=([A-Za-z0-9]+)/.exec(mail.text)![1]!;
  assert.equal((await t.asVisitor().call(REACTIVATE, { token, password: PASSWORD })).status, 200);
}

/** Advances by days, does what is due by then, and looks whether the account is there. */
async function isThereAfter(days: number, id: string): Promise<boolean> {
  await t.advance(days * DAY);
  await jobs.drain();
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

test('a restored account is not erased, and a later deletion starts a new period', async () => {
  const { user, client } = await t.member();
  await leave(client);
  await t.advance(10 * DAY);
  await comeBack(user.email);
  assert.equal(await isThereAfter(5, user.id), true);
  await leave(await t.signIn(user));
  assert.equal(await isThereAfter(13, user.id), true);
  assert.equal(await isThereAfter(1.01, user.id), false);
});

test('an account deleted again before the day of its first deletion is erased on the day of the second', async () => {
  const { user, client } = await t.member();
  await leave(client);
  await t.advance(10 * DAY);
  await comeBack(user.email);
  await t.advance(2 * DAY);
  await leave(await t.signIn(user));
  assert.equal(await isThereAfter(2.01, user.id), true, 'fourteen days after the first');
  assert.equal(await isThereAfter(11.9, user.id), true);
  assert.equal(await isThereAfter(0.2, user.id), false);
});

test('an account is erased from the moment on at which its fourteen days are over, and not before', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const isThere = async () => {
    await eraseAccount(t.services, user.id);
    return isThereAfter(0, user.id);
  };
  t.clock.advance(14 * DAY - 0.001);
  assert.equal(await isThere(), true);
  t.clock.advance(0.001);
  assert.equal(await isThere(), false);
});

test('an erasure leaves nothing of an address that was ordered and never confirmed', async () => {
  const { user, client } = await t.member();
  const next = `pending-${user.id}@mail.example`.toLowerCase();
  assert.equal((await client.call(CHANGE_USER, { email: next })).status, 200);
  await jobs.drain();
  const left = async () => {
    const mails = await db.selectFrom('outbox_mails').select('id').where('to', '=', next).execute();
    const links = await db.selectFrom('link_tokens').select('email').where('email', '=', next).execute();
    return [mails.length, links.length];
  };
  assert.deepEqual(await left(), [1, 1]);
  await leave(client);
  assert.equal(await isThereAfter(14.01, user.id), false);
  assert.deepEqual(await left(), [0, 0]);
});

test('an erasure whose job was lost is found by the hourly sweep, and happens once', async () => {
  const { user, client } = await t.member();
  await leave(client);
  await sql`delete from pgboss.job where name = 'deletion.erase'`.execute(db);
  await t.advance(15 * DAY);
  await Promise.all([purgeExpired(t.services), purgeExpired(t.services)]);
  assert.equal(await isThereAfter(0, user.id), false);
  assert.equal(await jobs.drain(), 0);
});
