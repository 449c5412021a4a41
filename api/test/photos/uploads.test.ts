import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import sharp from 'sharp';
import { createTestApp } from '../harness.ts';
import { multipartForm } from '../support/multipart.ts';
import { fileAt, ownUser, picture, upload } from './support.ts';

const t = await createTestApp();
after(() => t.close());

test('[3.003] an uploaded photo is re-encoded, upright and without metadata', async () => {
  const { client } = await t.member();
  const answer = await upload(client, await picture({ width: 2400, height: 3200 }));
  assert.equal(answer.status, 201, answer.text);
  const { photo } = answer.body;
  assert.deepEqual(
    [photo.status, photo.visibility, photo.locked, photo.width, photo.height],
    ['active', 'public', false, 1200, 1600],
  );
  const metadata = await sharp(await fileAt(t, photo.urls.large, client)).metadata();
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

test('[3.003] a photo carries the point that crops preserve: where its subject is, in pictures of any shape', async () => {
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

test('JPEG, PNG, WebP and AVIF are accepted; everything else is not, whatever it calls itself', async () => {
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
    assert.equal((await upload(client, file)).code, 'unsupported_media');
});

test('a picture that is too small, too many pixels or broken is refused by name', async () => {
  const { client } = await t.member();
  const code = async (file: Buffer) => (await upload(client, file)).problem.errors?.[0]?.code;
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
  assert.equal(await code(broken), 'picture_unreadable');
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
  assert.deepEqual([answer.status, answer.code], [413, 'too_large']);
});

test('a repeated upload with its key answers with the first photo; the key with another file or visibility is refused', async () => {
  const { client } = await t.member();
  const send = (fields: Record<string, Buffer | string>) => {
    const { payload, headers } = multipartForm(fields);
    return client.call(ADD_PHOTO, undefined, {
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
    assert.deepEqual([refused.status, refused.code], [409, 'idempotency_mismatch']);
  }
});

test('an upload whose process ended before it answered is one photo, however often it is sent again', async () => {
  const { client, user } = await t.member();
  const { payload, headers } = multipartForm({ file: await picture() });
  const key = { 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  const send = () => client.call(ADD_PHOTO, undefined, { payload, headers: { ...headers, ...key } });
  const first = await send();
  for (let times = 0; times < 2; times += 1) {
    await t.services.db.updateTable('idempotency_keys').set({ status: null, body: null }).execute();
    t.clock.advance(61);
    const again = await send();
    assert.deepEqual([again.status, again.body.photo.id], [201, first.body.photo.id]);
  }
  assert.equal((await ownUser(client)).profile.photos.length, 1);
  const { client: other } = await t.member();
  const foreign = await other.call(ADD_PHOTO, undefined, {
    payload,
    headers: { ...headers, ...key },
  });
  assert.notEqual(foreign.body.photo.id, first.body.photo.id, `of ${user.id} alone`);
});

test('[6.008] [6.006] [1.011] [5.008] [9.001] free members have three photos and Premium members 25, even when uploads race', async () => {
  const file = await picture({ width: 400, height: 400 });
  const free = await t.member();
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(free.client, file)));
  assert.equal(answers.filter((answer) => answer.status === 201).length, 3);
  assert.deepEqual(answers.find((answer) => answer.status !== 201)?.problem.params, { limit: 3 });
  const premium = await t.member({ paid: true });
  for (let count = 0; count < 25; count += 1) assert.equal((await upload(premium.client, file)).status, 201);
  assert.equal((await upload(premium.client, file)).code, 'photo_limit');
});
