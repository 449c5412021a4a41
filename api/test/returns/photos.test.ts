import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { addPicture } from '#src/people/photos/face.ts';
import { createTestApp } from '../harness.ts';
import { photosShownTo, picture, upload } from '../photos/support.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { buyer, chargeback, isPremium, refund, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const REVERSED = new Date('2026-11-25T12:00:00Z');

/** A buyer with five photos, the last but one private, and a Premium member who looks. */
async function watched() {
  const someone = await buyer(t);
  const ids: string[] = [];
  for (const kind of ['public', 'public', 'public', 'private', 'public'] as const)
    ids.push((await addPicture(t.services, someone.user.id, madePicture(), kind)).id);
  const { client: viewer } = await t.member({ paid: true });
  const counted = async () => {
    const { items } = (await viewer.call(SEARCH_MEMBERS, {})).body;
    return items.find(({ id }) => id === someone.user.id)?.photo_count;
  };
  const seen = async () => (await photosShownTo(viewer, someone.user.id)).map(({ id }) => id);
  return { ...someone, ids, viewer, seen, counted };
}

test('a charge-back hides the photos above the free limit from others, also in the number on cards, and its reversal shows them again', async () => {
  const { user, client, id, ids, viewer, seen, counted } = await watched();
  assert.deepEqual([await seen(), await counted()], [ids, 5]);
  const links = (await photosShownTo(viewer, user.id)).map(({ urls }) => urls.large);
  const statusOf = async (link = '') => (await viewer.get(link)).status;
  await report(t, id, { chargebacks: [chargeback('cb-1', 2250)] });
  assert.equal(await isPremium(t, user.id), false);
  assert.deepEqual(await seen(), ids.slice(0, 3));
  assert.equal(await counted(), 3);
  assert.deepEqual([await statusOf(links[2]), await statusOf(links[3])], [200, 403], 'signed before');
  const { member } = (await viewer.call(READ_MEMBER, { id: user.id })).body;
  assert.deepEqual([member.photo_count, member.locked_photo_count], [3, 0]);
  const own = (await client.call(READ_USER)).body.user!.profile.photos;
  assert.deepEqual(
    own.map(({ id: photo }) => photo),
    ids,
    'nothing is deleted',
  );
  const full = await upload(client, await picture());
  assert.deepEqual([full.code, full.problem.params], ['photo_limit', { limit: 3 }]);
  await report(t, id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });
  assert.deepEqual([await seen(), await counted()], [ids, 5]);
  assert.equal(await statusOf(links[3]), 200);
});

test('a refund of the only purchase hides them, and the owner sees what others see', async () => {
  const { user, client, id, ids, seen } = await watched();
  await report(t, id, { refunds: [refund('re-1', 2250)] });
  assert.equal(await isPremium(t, user.id), false);
  assert.deepEqual(await seen(), ids.slice(0, 3));
  const preview = await client.call(READ_MEMBER, { id: user.id, as: 'premium' });
  assert.equal(preview.body.member.photos.length, 3);
});
