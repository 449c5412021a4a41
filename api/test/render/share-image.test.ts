import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { reviewPhoto } from '#src/people/photos/face.ts';
import { shareImage } from '#src/pages/render/share-image.ts';
import { createTestApp } from '../harness.ts';
import { picture, upload } from '../photos/support.ts';

const t = await createTestApp();
after(() => t.close());
const visitor = t.asVisitor();

/** Path of the picture that the page of a member names for sharing, from what a visitor's page is drawn from. */
async function named(id: string): Promise<string | null> {
  const answer = await visitor.call(READ_MEMBER, { id });
  const state = JSON.stringify(
    answer.status === 200 ? { [addressOf(READ_MEMBER, { id })]: answer.body } : {},
  );
  const place = { origin: 'https://site.example', cdnPrefix: '/cdn' };
  const address = shareImage(matchRoute(`/members/${id}`), state, place);
  return address && new URL(address).pathname;
}

test('[3.003] the picture of an active public member is there for a visitor, sharp and without a session', async () => {
  const { client, user } = await t.member();
  assert.equal(await named(user.id), null, 'no photo, no picture');
  await upload(client, await picture());
  const path = (await named(user.id))!;
  assert.match(path, /^\/cdn\//);
  const file = await visitor.get(path);
  assert.deepEqual([file.status, file.headers['content-type']], [200, 'image/webp']);
  await t.services.db.updateTable('users').set({ fictional: true }).where('id', '=', user.id).execute();
  assert.equal(await named(user.id), path, 'a fictional profile is public, and its page says what it is');
});

test('a hidden, suspended, leaving or rejected one is named by no page; those who left and rejected photos have no file', async () => {
  const { client, user } = await t.member();
  const { photo } = (await upload(client, await picture())).body;
  const path = (await named(user.id))!;
  const { db } = t.services;
  const account = (change: { status?: 'active' | 'suspended' | 'pending_deletion'; invisible?: boolean }) =>
    db.updateTable('users').set(change).where('id', '=', user.id).execute();
  const found = async () => [await named(user.id), (await visitor.get(path)).status];
  assert.deepEqual(await found(), [path, 200]);
  await account({ invisible: true });
  assert.equal(await named(user.id), null, 'invisible');
  await account({ invisible: false });
  const profile = (status: 'active' | 'disabled' | 'pending_review') =>
    db.updateTable('profiles').set({ status }).where('user_id', '=', user.id).execute();
  for (const status of ['disabled', 'pending_review'] as const) {
    await profile(status);
    assert.equal(await named(user.id), null, status);
  }
  await profile('active');
  for (const status of ['suspended', 'pending_deletion'] as const) {
    await account({ status });
    assert.deepEqual(await found(), [null, 404], status);
  }
  await account({ status: 'active' });
  assert.deepEqual(await found(), [path, 200]);
  await reviewPhoto(t.services, 'operator', photo.id, 'rejected');
  await t.services.jobs.drain();
  assert.deepEqual(await found(), [null, 404], 'rejected');
});

test('an erased member has neither page nor picture', async () => {
  const { client, user } = await t.member();
  await upload(client, await picture());
  const path = (await named(user.id))!;
  await t.services.unitOfWork((tx, afterCommit) => deleteAccount(t.services, { tx, afterCommit }, user.id));
  assert.deepEqual([await named(user.id), (await visitor.get(path)).status], [null, 404]);
});
