import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Photo, PhotoCrop } from '@rendezvous/contract/resources/photos/schemas';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import {
  ADD_PHOTO,
  CHANGE_PHOTO,
  REMOVE_PHOTO,
  RESTORE_PHOTO,
} from '@rendezvous/contract/resources/photos/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import type { PhotoPatch } from '@rendezvous/contract/resources/photos/schemas';
import sharp from 'sharp';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { addPicture, removeAllPhotos, reviewPhoto } from '#src/people/photos/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { multipartForm } from '../support/multipart.ts';

const t = await createTestApp();
after(() => t.close());
const { services } = t;

const ownPhotos = async (client: TestClient) => (await client.call(READ_USER)).body.user!.profile.photos;
const idsOf = async (client: TestClient) => (await ownPhotos(client)).map(({ id }) => id);
const change = (client: TestClient, patch: PhotoPatch) => client.call(CHANGE_PHOTO, patch);

/** A member with photos of these kinds, in this order. */
async function memberWith(...kinds: ('public' | 'private')[]) {
  const { client, user } = await t.member({ paid: true });
  const ids: string[] = [];
  for (const kind of kinds) ids.push((await addPicture(services, user.id, madePicture(), kind)).id);
  return { client, user, ids };
}

/** Status of an address for this member. */
async function statusOf(url: string, { cookies }: TestClient): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await t.app.inject({ url, headers: { host: 'localhost:4200', cookie } })).statusCode;
}

test('a photo is moved to a place, and the order of the others stays', async () => {
  const { client, ids } = await memberWith('public', 'public', 'private', 'public');
  const [a, b, c, d] = ids as [string, string, string, string];
  await change(client, { id: d, position: 1 });
  assert.deepEqual(await idsOf(client), [a, d, b, c]);
  await change(client, { id: d, position: 99 });
  assert.deepEqual(await idsOf(client), [a, b, c, d]);
});

test('[2.081] the first photo that may be the main one is the main one, and no other can be before it', async () => {
  const { client, ids } = await memberWith('public', 'private', 'public');
  const [a, b, c] = ids as [string, string, string];
  const main = async () => (await client.call(READ_USER)).body.user!.profile.main_image;
  const first = await main();
  await change(client, { id: c, position: 0 });
  assert.deepEqual(await idsOf(client), [c, a, b]);
  assert.notDeepEqual(await main(), first);
  await change(client, { id: b, position: 0 });
  assert.deepEqual(await idsOf(client), [c, b, a], 'a private photo comes second');
  await change(client, { id: a, main: true });
  assert.deepEqual(await idsOf(client), [a, c, b]);
});

test('a main photo that turns private makes room for the next', async () => {
  const { client, ids } = await memberWith('public', 'public');
  const [a, b] = ids as [string, string];
  await change(client, { id: a, visibility: 'private' });
  assert.deepEqual(await idsOf(client), [b, a]);
});

test('a new photo comes last, also after one was deleted', async () => {
  const { client, user, ids } = await memberWith('public', 'public', 'public');
  await client.call(REMOVE_PHOTO, { id: ids[0]! });
  const { id } = await addPicture(services, user.id, madePicture(), 'public');
  assert.deepEqual(await idsOf(client), [ids[1], ids[2], id]);
});

test('a deleted photo is gone for all at once, and comes back by one call, as the main one', async () => {
  const { client, ids } = await memberWith('public', 'public');
  const [a, b] = ids as [string, string];
  const [first] = await ownPhotos(client);
  assert.equal((await client.call(REMOVE_PHOTO, { id: a })).status, 204);
  assert.deepEqual(await idsOf(client), [b]);
  assert.equal(await statusOf(first!.urls.large, client), 404);
  t.clock.advance(10);
  const back = await client.call(RESTORE_PHOTO, { id: a });
  assert.equal(back.status, 200, back.text);
  assert.deepEqual(await idsOf(client), [a, b]);
  assert.equal(await statusOf(back.body.photo.urls.large, client), 200);
  await services.jobs.advance(3600);
  await services.jobs.drain();
  assert.equal(await statusOf((await ownPhotos(client))[0]!.urls.large, client), 200);
});

test('a deleted photo cannot come back when its time is over, to another member, or beyond the limit', async () => {
  const { client, user, ids } = await memberWith('public', 'private');
  const stranger = await t.member();
  await client.call(REMOVE_PHOTO, { id: ids[0]! });
  const restore = (by: TestClient) => by.call(RESTORE_PHOTO, { id: ids[0]! });
  assert.equal((await restore(stranger.client)).status, 404);
  t.clock.advance(41);
  assert.equal((await restore(client)).status, 404);
  await client.call(REMOVE_PHOTO, { id: ids[1]! });
  for (let count = 0; count < 25; count += 1) await addPicture(services, user.id, madePicture(), 'public');
  const full = await client.call(RESTORE_PHOTO, { id: ids[1]! });
  assert.equal(full.code, 'photo_limit');
});

test('the files of a deleted photo are removed when it cannot come back, and with the account', async () => {
  const { client, user } = await memberWith('public', 'public', 'private');
  const rows = await services.db.selectFrom('photos').selectAll().where('user_id', '=', user.id).execute();
  await client.call(REMOVE_PHOTO, { id: rows[0]!.id });
  await services.jobs.advance(60);
  await services.jobs.drain();
  assert.equal(await services.files.read(rows[0]!.files.large), null);
  await client.call(REMOVE_PHOTO, { id: rows[1]!.id });
  await services.unitOfWork(async (tx, afterCommit) => {
    await removeAllPhotos(services, tx, user.id);
    await deleteAccount(services, { tx, afterCommit }, user.id);
  });
  await services.jobs.drain();
  for (const { files, censored } of rows)
    for (const name of [...Object.values(files), ...Object.values(censored)])
      assert.equal(await services.files.read(name), null, name);
});

/** Left half red, right half blue. */
async function twoColours(): Promise<Buffer> {
  const half = { create: { width: 600, height: 1000, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#f00' } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer();
}

async function uploaded(client: TestClient): Promise<Photo> {
  const { payload, headers } = multipartForm({ file: await twoColours() });
  return (await client.call(ADD_PHOTO, undefined, { payload, headers })).body.photo;
}

/** Mean colour of a photo's large file. */
async function colourOf(url: string, client: TestClient): Promise<'red' | 'blue' | 'both'> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await t.app.inject({ url, headers: { host: 'localhost:4200', cookie } });
  const { channels } = await sharp(file.rawPayload).stats();
  const [red, , blue] = channels.map(({ mean }) => mean) as [number, number, number];
  if (red > 200) return 'red';
  return blue > 200 ? 'blue' : 'both';
}

const RIGHT: PhotoCrop = { x: 550, y: 0, width: 450, height: 1000 };

test('a crop shows its part alone, to others too, and the whole picture is stored for its owner', async () => {
  const { client, user } = await t.member();
  const photo = await uploaded(client);
  const whole = photo.urls.large;
  const cropped = await change(client, { id: photo.id, crop: RIGHT });
  assert.equal(cropped.status, 200, cropped.text);
  const { uncropped, width, height, urls } = cropped.body.photo;
  assert.deepEqual([width, height], [540, 1000]);
  assert.equal(await colourOf(urls.large, client), 'blue');
  assert.deepEqual(uncropped && [uncropped.width, uncropped.height, uncropped.crop], [1200, 1000, RIGHT]);
  assert.equal(await colourOf(uncropped!.url, client), 'both');
  const { client: other } = await t.member();
  const { member } = (await other.call(READ_MEMBER, { id: user.id })).body;
  assert.equal(await colourOf(member.photos[0]!.urls.large, other), 'blue');
  assert.deepEqual([member.photos[0]!.uncropped, member.photos[0]!.reason], [undefined, undefined]);
  assert.equal(await statusOf(uncropped!.url, other), 403);
  await services.jobs.drain();
  assert.equal(await statusOf(whole, client), 404, 'the public files of before are gone');
});

test('a crop can be chosen again from the whole picture, and reverted', async () => {
  const { client } = await t.member();
  const { id } = await uploaded(client);
  await change(client, { id, crop: RIGHT });
  const left = await change(client, { id, crop: { ...RIGHT, x: 0 } });
  assert.equal(await colourOf(left.body.photo.urls.large, client), 'red');
  await services.jobs.drain();
  assert.equal(await colourOf(left.body.photo.uncropped!.url, client), 'both');
  const back = await change(client, { id, crop: null });
  assert.deepEqual([back.body.photo.width, back.body.photo.uncropped], [1200, null]);
  await services.jobs.drain();
  assert.equal(await colourOf(back.body.photo.urls.large, client), 'both');
});

test('a crop too small to look at is refused', async () => {
  const { client } = await t.member();
  const { id } = await uploaded(client);
  const refused = await change(client, { id, crop: { x: 0, y: 0, width: 200, height: 200 } });
  assert.deepEqual(refused.problem.errors?.[0], {
    field: 'crop',
    code: 'too_few_pixels',
    params: { pixels: 400 },
  });
});

test('a rejection shows its owner the reason; a rejected photo that is cropped waits for another look', async () => {
  const { client, user } = await t.member();
  const { id } = await uploaded(client);
  await reviewPhoto(services, 'operator', id, 'rejected', 'contact');
  const [rejected] = await ownPhotos(client);
  assert.deepEqual([rejected!.status, rejected!.reason], ['rejected', 'contact']);
  const { client: other } = await t.member();
  const { member } = (await other.call(READ_MEMBER, { id: user.id })).body;
  assert.deepEqual(member.photos, []);
  const { photo } = (await change(client, { id, crop: RIGHT })).body;
  assert.deepEqual([photo.status, photo.reason], ['pending', null]);
  await reviewPhoto(services, 'operator', id, 'active');
  assert.equal((await ownPhotos(client))[0]!.status, 'active');
});

test('a pending photo is shown to its owner alone', async () => {
  await t.set('photo_review', true);
  const { client, user } = await memberWith('public');
  await t.set('photo_review', false);
  assert.deepEqual(
    (await ownPhotos(client)).map(({ status }) => status),
    ['pending'],
  );
  const { client: other } = await t.member({ paid: true });
  assert.deepEqual((await other.call(READ_MEMBER, { id: user.id })).body.member.photos, []);
});

test('[6.006] the own page can be seen as visitors, free and Premium members see it', async () => {
  const { client, user } = await memberWith('public', 'public', 'public', 'public', 'private');
  const seenAs = async (as: 'visitor' | 'free' | 'premium') => {
    const { member } = (await client.call(READ_MEMBER, { id: user.id, as })).body;
    for (const { locked, urls } of member.photos)
      if (!locked) assert.equal(await statusOf(urls.large, client), 200);
    return member.photos.map(({ locked }) => (locked ? 'locked' : 'open'));
  };
  assert.deepEqual(await seenAs('visitor'), ['open', 'locked', 'locked', 'locked', 'locked']);
  assert.deepEqual(await seenAs('free'), ['open', 'open', 'open', 'locked', 'locked']);
  assert.deepEqual(await seenAs('premium'), ['open', 'open', 'open', 'open', 'open']);
  const { client: other } = await t.member();
  assert.equal((await other.call(READ_MEMBER, { id: user.id, as: 'premium' })).status, 422);
});
