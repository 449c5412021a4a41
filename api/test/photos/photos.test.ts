import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { CHANGE_PHOTO, REMOVE_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import sharp from 'sharp';
import { createTestApp, type TestClient } from '../harness.ts';
import { fileAt, ownUser, photosShownTo, picture, upload } from './support.ts';

const t = await createTestApp();
after(() => t.close());

test('[3.002] [3.004] the first approved public photo becomes the main one; a private one never does', async () => {
  const { client } = await t.member();
  await upload(client, await picture(), 'private');
  assert.equal((await ownUser(client)).profile.main_image, null);
  const shown = await upload(client, await picture());
  const user = await ownUser(client);
  assert.equal(user.profile.main_image?.status, 'active');
  const cdn = await t.asVisitor().get(`/cdn/${user.profile.main_image?.path}`);
  assert.equal(cdn.status, 200);
  const hidden = user.profile.photos.find((photo) => photo.visibility === 'private');
  assert.equal(
    (await client.call(CHANGE_PHOTO, { id: hidden!.id, main: true })).problem.errors?.[0]?.code,
    'not_allowed',
  );
  assert.equal((await client.call(CHANGE_PHOTO, { id: shown.body.photo.id, main: true })).status, 200);
});

test('[6.008] [2.069] [6.005] free members see the main photo and two more; the others arrive blurred under unrelated names', async () => {
  const owner = await t.member({ paid: true, gender: 'female' });
  for (let count = 0; count < 4; count += 1)
    await upload(owner.client, await picture({ colour: `#${count}0a0f0` }));
  await upload(owner.client, await picture(), 'private');
  const free = await t.member({ gender: 'male' });
  const premium = await t.member({ gender: 'male', paid: true });
  const photosFor = (client: TestClient) => photosShownTo(client, owner.user.id);
  assert.deepEqual(
    (await photosFor(t.asVisitor())).map((photo) => photo.locked),
    [false, true, true, true, true],
  );
  assert.deepEqual(
    (await photosFor(free.client)).map((photo) => photo.locked),
    [false, false, false, true, true],
  );
  assert.deepEqual(
    (await photosFor(premium.client)).map((photo) => photo.locked),
    [false, false, false, false, false],
  );
  const rows = await t.services.db
    .selectFrom('photos')
    .select(['files', 'public_files'])
    .where('user_id', '=', owner.user.id)
    .execute();
  const text = JSON.stringify((await photosFor(free.client)).filter((photo) => photo.locked));
  for (const row of rows) for (const name of Object.values(row.files)) assert.ok(!text.includes(name));
});

test('[2.069] the main photo comes first, for others and for its owner', async () => {
  const owner = await t.member({ gender: 'female' });
  const first = await upload(owner.client, await picture());
  const second = await upload(owner.client, await picture({ colour: '#20a0f0' }));
  await owner.client.call(CHANGE_PHOTO, { id: second.body.photo.id, main: true });
  const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id);
  const { client } = await t.member({ gender: 'male' });
  assert.deepEqual(ids(await photosShownTo(client, owner.user.id)), [
    second.body.photo.id,
    first.body.photo.id,
  ]);
  assert.deepEqual(ids((await ownUser(owner.client)).profile.photos), [
    second.body.photo.id,
    first.body.photo.id,
  ]);
});

/** A picture with a hard edge every other pixel of its thumbnail: nothing of it is left once it is blurred. */
function striped(): Promise<Buffer> {
  const [width, height, stripe] = [600, 800, 20];
  const pixels = Buffer.alloc(width * height, 0);
  for (let at = 0; at < pixels.length; at += 1) if (Math.floor((at % width) / stripe) % 2) pixels[at] = 255;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Mean difference of neighbouring pixels in a row, 0 to 255. */
async function contrastOf(file: Buffer): Promise<number> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let at = 1; at < data.length; at += 1)
    if (at % info.width) sum += Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
  return sum / data.length;
}

test('[3.004] the files of a censored photo come from /cdn/, to visitors as well, with nothing to recognise in them', async () => {
  const owner = await t.member({ gender: 'female' });
  await upload(owner.client, await picture());
  await upload(owner.client, await striped(), 'private');
  const { client } = await t.member({ gender: 'male' });
  const photos = await photosShownTo(client, owner.user.id);
  const censored = photos.find(({ locked }) => locked);
  const own = (await ownUser(owner.client)).profile.photos.find(({ visibility }) => visibility === 'private');
  assert.ok(censored && own);
  for (const size of ['thumb', 'medium', 'large'] as const) {
    assert.match(censored.urls[size], /^\/cdn\/c\w+\.webp$/);
    const [shown, original] = [
      await fileAt(t, censored.urls[size], t.asVisitor()),
      await fileAt(t, own.urls[size], owner.client),
    ];
    const [blurred, sharpened] = [await contrastOf(shown), await contrastOf(original)];
    assert.ok(blurred * 10 < sharpened, `${size}: ${blurred} beside ${sharpened}`);
  }
});

test('when the main photo goes, its public address goes and the next one replaces it', async () => {
  const { client } = await t.member();
  const first = (await upload(client, await picture())).body.photo;
  await upload(client, await picture({ colour: '#246' }));
  const before = (await ownUser(client)).profile.main_image?.path;
  await client.call(REMOVE_PHOTO, { id: first.id });
  await t.services.jobs.drain();
  const after = (await ownUser(client)).profile.main_image?.path;
  assert.ok(after && after !== before);
  assert.equal((await t.asVisitor().get(`/cdn/${before}`)).status, 404);
  assert.equal((await t.asVisitor().get(`/cdn/${after}`)).status, 200);
});

test('a stranger cannot change or delete a photo', async () => {
  const owner = await t.member();
  const { photo } = (await upload(owner.client, await picture())).body;
  const stranger = await t.member();
  assert.equal(
    (await stranger.client.call(CHANGE_PHOTO, { id: photo.id, visibility: 'private' })).status,
    404,
  );
  assert.equal((await stranger.client.call(REMOVE_PHOTO, { id: photo.id })).status, 404);
});
