import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { sql } from 'kysely';
import { purgeExpired } from '#src/housekeeping.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { prepareExport } from '#src/site/data-export/prepare.ts';
import { memberWith } from '../chats/support.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { download, mailsTo, order, state, withCopy, zips } from '../support/accounts/data-copies.ts';

const HOUR = 3_600;
const t = await createTestApp();
after(() => t.close());
const { db, jobs, files } = t.services;

test('fifty orders at once make one copy, and two a day are made', async () => {
  const { user, client } = await memberWith(t, 0);
  const orders = await Promise.all(Array.from({ length: 50 }, () => order(client)));
  assert.deepEqual(new Set(orders.map(({ body }) => body.state)), new Set(['preparing']));
  await jobs.drain();
  const before = zips(t).length;
  assert.equal((await order(client)).status, 202);
  await jobs.drain();
  assert.equal(zips(t).length, before, 'the new copy replaces the old one');
  const third = await order(client);
  assert.deepEqual([third.status, third.code, third.problem.params], [429, 'export_limit', { limit: 2 }]);
  assert.equal((await state(client)).state, 'ready', 'the copy of before stays');
  assert.equal((await mailsTo(t, user)).length, 2);
  await t.advance(24 * HOUR + 1);
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.equal((await order(client)).status, 202);
});

test('a copy is gone after a day, at the deletion of the account and with its erasure', async () => {
  await purgeExpired(t.services);
  const old = await withCopy(t);
  await t.advance(24 * HOUR);
  await jobs.drain();
  await old.client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.deepEqual([(await state(old.client)).state, (await download(old.client)).status], ['none', 404]);
  assert.deepEqual(zips(t), []);

  const leaver = await withCopy(t);
  assert.equal(zips(t).length, 1);
  await leaver.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' });
  await jobs.drain();
  assert.deepEqual(zips(t), []);
  assert.equal((await download(leaver.client)).code, 'authentication_required');

  const late = await memberWith(t, 0);
  await order(late.client);
  await late.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' });
  await jobs.drain();
  assert.deepEqual(zips(t), [], 'none is made for an account that left meanwhile');
});

test('an expired copy cannot be downloaded, even before its file is removed', async () => {
  const { user, client } = await withCopy(t);
  const ended = { expires_at: t.clock.now() };
  await t.services.db.updateTable('data_exports').set(ended).where('user_id', '=', user.id).execute();
  assert.deepEqual([(await state(client)).state, (await download(client)).status], ['none', 404]);
});

test('a copy that is not finished within an hour fails, leaves no file, and another can be ordered', async () => {
  const { user, client } = await memberWith(t, 0);
  await order(client);
  const { id } = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await sql`delete from pgboss.job where name = 'export.prepare'`.execute(db);
  const left = `${newId()}.zip`;
  await files.put(left, Buffer.from('half a copy'));
  await db
    .updateTable('data_exports')
    .set({ files: [left] })
    .where('id', '=', id)
    .execute();
  await t.advance(HOUR);
  assert.equal((await state(client)).state, 'failed');
  await purgeExpired(t.services);
  await jobs.drain();
  assert.equal(await files.read(left), null);
  await prepareExport(t.services, { id });
  assert.equal((await state(client)).state, 'failed', 'a try that comes too late makes none');
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.equal((await order(client)).body.state, 'preparing');
});

test('a job that runs twice makes one copy and one mail', async () => {
  const { user, client } = await memberWith(t, 0);
  await jobs.drain();
  const before = zips(t).length;
  await order(client);
  const { id } = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await Promise.all([prepareExport(t.services, { id }), prepareExport(t.services, { id })]);
  await jobs.drain();
  assert.equal((await mailsTo(t, user)).length, 1);
  assert.equal(zips(t).length, before + 1);
});
