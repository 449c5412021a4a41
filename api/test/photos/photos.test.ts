import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Photo } from '@rendezvous/contract/profile';
import type { User } from '@rendezvous/contract/user';
import sharp from 'sharp';
import { deleteAccount } from '#src/identity/accounts/service.ts';
import { reviewPhoto } from '#src/people/photos/service.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { multipartForm } from '../support/multipart.ts';
import { picture, upload, type PhotoBody } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([k, v]) => `${k}=${v}`).join('; ');

const ownUser = async (client: TestClient) => (await client.get<{ user: User }>('/api/user.php')).body.user;

test('[3.003] an uploaded photo is re-encoded, upright and without metadata', async () => {
  const { client } = await t.member();
  const answer = await upload(client, await picture({ width: 2400, height: 3200 }));
  assert.equal(answer.status, 201, answer.text);
  const { photo } = answer.body;
  assert.deepEqual(
    [photo.status, photo.visibility, photo.locked, photo.width, photo.height],
    ['active', 'public', false, 1200, 1600],
  );
  const file = await t.app.inject({
    url: photo.urls.large,
    headers: { host: 'localhost:4200', cookie: cookiesOf(client) },
  });
  const metadata = await sharp(file.rawPayload).metadata();
  assert.deepEqual([metadata.format, metadata.width, metadata.exif], ['webp', 1200, undefined]);
});

/** A grey picture with one face-coloured disc, in percent of its sides. */
function faceAt(x: number, y: number, width: number, height: number): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) / 4);
  const disc = `<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%" fill="#e0a887"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .composite([
      {
        input: Buffer.from(disc),
        left: Math.round((width * x) / 100 - side / 2),
        top: Math.round((height * y) / 100 - side / 2),
      },
    ])
    .jpeg()
    .toBuffer();
}

test('[3.003] a photo carries the point that crops keep: where its subject is, in pictures of any shape', async () => {
  const { client } = await t.member({ paid: true });
  const shapes = [
    [25, 20, 600, 900],
    [80, 40, 900, 600],
    [70, 75, 700, 700],
  ] as const;
  for (const [x, y, width, height] of shapes) {
    const { photo } = (await upload(client, await faceAt(x, y, width, height))).body;
    const { focus } = (await ownUser(client)).profile.photos.find(({ id }) => id === photo.id)!;
    assert.deepEqual(photo.focus, focus);
    const far = Math.hypot(focus.x - x, focus.y - y);
    assert.ok(far < 12, `${width} × ${height}: ${focus.x}, ${focus.y} is ${far} away from ${x}, ${y}`);
  }
});

test('JPEG, PNG, WebP and AVIF are taken; everything else is not, whatever it calls itself', async () => {
  const { client } = await t.member({ paid: true });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    assert.equal((await upload(client, await picture({ format }))).status, 201, format);
  const gif = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>',
  );
  for (const file of [gif, svg, Buffer.from('%PDF-1.7'), Buffer.from('text')])
    assert.equal((await upload(client, file)).body.code, 'unsupported_media');
});

test('a picture that is too small, too many pixels or broken is refused by name', async () => {
  const { client } = await t.member();
  const code = async (file: Buffer) => (await upload(client, file)).body.errors?.[0]?.code;
  assert.equal(await code(await picture({ width: 399, height: 900 })), 'too_few_pixels');
  assert.equal(
    await code(
      await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
    'too_many_pixels',
  );
  const broken = (await picture()).subarray(0, 700);
  assert.equal(await code(broken), 'invalid');
});

test('a header that claims 50,000 by 50,000 pixels is refused before decoding', async () => {
  const { client } = await t.member();
  const png = await picture({ format: 'png', width: 500, height: 500 });
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  const before = process.cpuUsage();
  const answer = await upload(client, png);
  const { user, system } = process.cpuUsage(before);
  assert.equal(answer.status, 422);
  assert.ok(user + system < 1_000_000, `${user + system} microseconds of the processor`);
});

test('a file beyond 10 MB is too large', async () => {
  const { client } = await t.member();
  const answer = await upload(client, Buffer.concat([await picture(), Buffer.alloc(10_485_760)]));
  assert.deepEqual([answer.status, answer.body.code], [413, 'too_large']);
});

test('a repeated upload with its key answers with the first photo; the key with another file or visibility is refused', async () => {
  const { client } = await t.member();
  const send = (fields: Record<string, Buffer | string>) => {
    const { payload, headers } = multipartForm(fields);
    return client.post<PhotoBody>('/api/photo.php', undefined, {
      payload,
      headers: { ...headers, 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' },
    });
  };
  const file = await picture();
  const first = await send({ file, visibility: 'private' });
  const again = await send({ file, visibility: 'private' });
  assert.deepEqual([again.status, again.body.photo.id], [201, first.body.photo.id]);
  for (const other of [
    { file: await picture({ colour: '#246' }), visibility: 'private' },
    { file, visibility: 'public' },
  ]) {
    const refused = await send(other);
    assert.deepEqual([refused.status, refused.body.code], [409, 'idempotency_mismatch']);
  }
});

test('an upload whose process ended before it answered is one photo, however often it is sent again', async () => {
  const { client, user } = await t.member();
  const { payload, headers } = multipartForm({ file: await picture() });
  const key = { 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  const send = () =>
    client.post<PhotoBody>('/api/photo.php', undefined, { payload, headers: { ...headers, ...key } });
  const first = await send();
  for (let times = 0; times < 2; times += 1) {
    await t.services.db.updateTable('idempotency_keys').set({ status: null, body: null }).execute();
    t.clock.advance(61);
    const again = await send();
    assert.deepEqual([again.status, again.body.photo.id], [201, first.body.photo.id]);
  }
  assert.equal((await ownUser(client)).profile.photos.length, 1);
  const { client: other } = await t.member();
  const foreign = await other.post<PhotoBody>('/api/photo.php', undefined, {
    payload,
    headers: { ...headers, ...key },
  });
  assert.notEqual(foreign.body.photo.id, first.body.photo.id, `of ${user.id} alone`);
});

test('[6.008] [6.006] [1.011] [5.008] [9.001] free members keep three photos and Premium members 25, even when uploads race', async () => {
  const file = await picture({ width: 400, height: 400 });
  const free = await t.member();
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(free.client, file)));
  assert.equal(answers.filter((answer) => answer.status === 201).length, 3);
  assert.deepEqual(answers.find((answer) => answer.status !== 201)?.body.params, { limit: 3 });
  const premium = await t.member({ paid: true });
  for (let count = 0; count < 25; count += 1) assert.equal((await upload(premium.client, file)).status, 201);
  assert.equal((await upload(premium.client, file)).body.code, 'photo_limit');
});

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
    (await client.put<PhotoBody>('/api/photo.php', { id: hidden?.id, main: true })).body.errors?.[0]?.code,
    'not_allowed',
  );
  assert.equal((await client.put('/api/photo.php', { id: shown.body.photo.id, main: true })).status, 200);
});

test('[6.008] [2.069] [6.005] free members see the main photo and two more; the others arrive blurred under unrelated names', async () => {
  const owner = await t.member({ paid: true, gender: 'female' });
  for (let count = 0; count < 4; count += 1)
    await upload(owner.client, await picture({ colour: `#${count}0a0f0` }));
  await upload(owner.client, await picture(), 'private');
  const free = await t.member({ gender: 'male' });
  const premium = await t.member({ gender: 'male', paid: true });
  const photosFor = async (client: TestClient) =>
    (await client.get<{ member: { photos: Photo[] } }>(`/api/member.php?id=${owner.user.id}`)).body.member
      .photos;
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
  await owner.client.put('/api/photo.php', { id: second.body.photo.id, main: true });
  const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id);
  const { client } = await t.member({ gender: 'male' });
  const seen = await client.get<{ member: { photos: Photo[] } }>(`/api/member.php?id=${owner.user.id}`);
  assert.deepEqual(ids(seen.body.member.photos), [second.body.photo.id, first.body.photo.id]);
  assert.deepEqual(ids((await ownUser(owner.client)).profile.photos), [
    second.body.photo.id,
    first.body.photo.id,
  ]);
});

/** Bytes of a picture as this client receives them. */
async function fileAt(url: string, client: TestClient): Promise<Buffer> {
  const headers = { host: 'localhost:4200', cookie: cookiesOf(client) };
  const answer = await t.app.inject({ url, headers });
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/webp']);
  return answer.rawPayload;
}

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
  const { photos } = (
    await client.get<{ member: { photos: Photo[] } }>(`/api/member.php?id=${owner.user.id}`)
  ).body.member;
  const censored = photos.find(({ locked }) => locked);
  const own = (await ownUser(owner.client)).profile.photos.find(({ visibility }) => visibility === 'private');
  assert.ok(censored && own);
  for (const size of ['thumb', 'medium', 'large'] as const) {
    assert.match(censored.urls[size], /^\/cdn\/c\w+\.webp$/);
    const [shown, original] = [
      await fileAt(censored.urls[size], t.asVisitor()),
      await fileAt(own.urls[size], owner.client),
    ];
    const [blurred, sharpened] = [await contrastOf(shown), await contrastOf(original)];
    assert.ok(blurred * 10 < sharpened, `${size}: ${blurred} beside ${sharpened}`);
  }
});

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
  assert.equal((await owner.client.delete('/api/photo.php', { id: photo.id })).status, 204);
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
  await owner.client.put('/api/photo.php', { id: second.id, main: true });
  const { client, user } = await t.member({ paid: true });
  const page = await client.get<{ member: { photos: Photo[] } }>(`/api/member.php?id=${owner.user.id}`);
  const [, hidden, open] = page.body.member.photos.map(({ urls }) => urls.large);
  const status = async (link = '') => (await client.get(link)).status;
  assert.deepEqual([await status(hidden), await status(open)], [200, 200]);
  await t.services.db.updateTable('users').set({ paid_user: false }).where('id', '=', user.id).execute();
  assert.deepEqual([await status(hidden), await status(open)], [403, 200], 'lapsed');
  await t.services.db.updateTable('users').set({ paid_user: true }).where('id', '=', user.id).execute();
  await reviewPhoto(t.services, 'operator', first.id, 'rejected');
  assert.equal(await status(hidden), 403, 'rejected');
  await t.services.db.updateTable('users').set({ paid_user: false }).where('id', '=', user.id).execute();
  await owner.client.put('/api/photo.php', { id: page.body.member.photos[2]!.id, visibility: 'private' });
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

test('when the main photo goes, its public address goes and the next one takes its place', async () => {
  const { client } = await t.member();
  const first = (await upload(client, await picture())).body.photo;
  await upload(client, await picture({ colour: '#246' }));
  const before = (await ownUser(client)).profile.main_image?.path;
  await client.delete('/api/photo.php', { id: first.id });
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
    (await stranger.client.put('/api/photo.php', { id: photo.id, visibility: 'private' })).status,
    404,
  );
  assert.equal((await stranger.client.delete('/api/photo.php', { id: photo.id })).status, 404);
});
