import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CHANGE_PHOTO, REMOVE_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { reviewPhoto } from '#src/people/photos/face.ts';
import { createTestApp } from '../harness.ts';
import { photosShownTo, picture, upload } from './support.ts';

const t = await createTestApp();
after(() => t.close());

test('a signed photo link works for its viewer only, until it is over, and dies with the photo', async () => {
  const owner = await t.member();
  const { photo } = (await upload(owner.client, await picture(), 'private')).body;
  const link = photo.urls.large;
  assert.equal((await owner.client.get(link)).status, 200);
  assert.equal((await owner.client.get(link)).headers['cache-control'], 'private, no-store');
  assert.equal((await (await t.member()).client.get(link)).status, 403, 'shared');
  assert.equal((await t.asVisitor().get(link)).status, 403, 'visitor');
  assert.equal(
    (await owner.client.get(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status,
    403,
    'edited',
  );
  assert.equal((await owner.client.get(link.replace('~large~', '~thumb~'))).status, 403, 'another size');
  assert.equal((await t.asVisitor().get(`/cdn/${photo.filename}`)).status, 404, 'not public');
  assert.equal((await owner.client.call(REMOVE_PHOTO, { id: photo.id })).status, 204);
  await t.services.jobs.drain();
  assert.equal((await owner.client.get(link)).status, 404, 'deleted');
});

test('a signed link is closed by a lapsed Premium, by a rejection, and when a photo turns private', async () => {
  const owner = await t.member({ paid: true, gender: 'female' });
  const [first, second] = [
    (await upload(owner.client, await picture(), 'private')).body.photo,
    (await upload(owner.client, await picture())).body.photo,
  ];
  await upload(owner.client, await picture());
  await owner.client.call(CHANGE_PHOTO, { id: second.id, main: true });
  const { client, user } = await t.member({ paid: true });
  const shown = await photosShownTo(client, owner.user.id);
  const [, hidden, open] = shown.map(({ urls }) => urls.large);
  const status = async (link = '') => (await client.get(link)).status;
  assert.deepEqual([await status(hidden), await status(open)], [200, 200]);
  await t.services.db.updateTable('users').set({ paid_user: false }).where('id', '=', user.id).execute();
  assert.deepEqual([await status(hidden), await status(open)], [403, 200], 'lapsed');
  await t.services.db.updateTable('users').set({ paid_user: true }).where('id', '=', user.id).execute();
  await reviewPhoto(t.services, 'operator', first.id, 'rejected');
  assert.equal(await status(hidden), 403, 'rejected');
  await t.services.db.updateTable('users').set({ paid_user: false }).where('id', '=', user.id).execute();
  await owner.client.call(CHANGE_PHOTO, { id: shown[2]!.id, visibility: 'private' });
  assert.equal(await status(open), 403, 'private by now');
});

test('public files of a leaver disappear at once, return with the member, and end with the account', async () => {
  const owner = await t.member({ paid: true });
  await upload(owner.client, await picture());
  const { photo } = (await upload(owner.client, await picture(), 'private')).body;
  const rows = await t.services.db
    .selectFrom('photos')
    .select(['censored', 'public_files'])
    .where('user_id', '=', owner.user.id)
    .execute();
  const names = rows.flatMap((row) => [row.censored, row.public_files ?? {}].flatMap(Object.values<string>));
  const visitor = t.asVisitor();
  const statuses = async () =>
    new Set(await Promise.all(names.map(async (name) => (await visitor.get(`/cdn/${name}`)).status)));
  const setStatus = (status: 'active' | 'suspended' | 'pending_deletion') =>
    t.services.db.updateTable('users').set({ status }).where('id', '=', owner.user.id).execute();
  assert.deepEqual([names.length > 3, await statuses()], [true, new Set([200])]);
  for (const status of ['pending_deletion', 'suspended'] as const) {
    await setStatus(status);
    assert.deepEqual(await statuses(), new Set([404]), status);
  }
  await setStatus('active');
  assert.deepEqual(await statuses(), new Set([200]));
  await reviewPhoto(t.services, 'operator', photo.id, 'rejected');
  assert.deepEqual(await statuses(), new Set([200, 404]), 'a rejected photo has no blurred twin any more');
  await t.services.unitOfWork((tx, afterCommit) =>
    deleteAccount(t.services, { tx, afterCommit }, owner.user.id),
  );
  assert.deepEqual(await statuses(), new Set([404]), 'deleted');
});

test('a photo link is over after an hour', async () => {
  const owner = await t.member();
  const { photo } = (await upload(owner.client, await picture(), 'private')).body;
  await t.advance(3601);
  assert.equal((await owner.client.get(photo.urls.large)).status, 403);
});
