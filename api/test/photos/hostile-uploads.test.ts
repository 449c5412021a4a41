import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, test } from 'node:test';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import sharp from 'sharp';
import { Decoder } from '#src/people/photos/decoder/decoder.ts';
import { makePicture } from '#src/people/photos/pictures.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { hostileNames, POLYGLOTS } from '../support/hostile/hostile-uploads.ts';
import { multipartForm } from '../support/multipart.ts';

const t = await createTestApp();
after(() => t.close());

const LIMITS = { minSide: 400, maxPixels: 50_000_000 };
const FORMATS = ['jpeg', 'png', 'webp'] as const;

const plain = (format: 'jpeg' | 'png' | 'webp' | 'avif', side = 400): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#456' } })
    .toFormat(format)
    .toBuffer();

function upload(client: TestClient, form: { payload: Buffer; headers: Record<string, string> }) {
  return client.call(ADD_PHOTO, undefined, form);
}

test('of thirty polyglot files only the picture is stored', async () => {
  const { client } = await t.member({ paid: true });
  const { client: second } = await t.member({ paid: true });
  let tried = 0;
  for (const format of FORMATS) {
    const picture = await plain(format);
    for (const [name, payload] of Object.entries(POLYGLOTS)) {
      tried += 1;
      const asker = tried % 2 ? client : second;
      const whole = await upload(asker, multipartForm({ file: Buffer.concat([picture, payload]) }));
      assert.equal(whole.status, 201, `${format} with ${name}: ${whole.text}`);
      const cookie = [...asker.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      for (const url of [whole.body.photo.urls.large]) {
        const { rawPayload, headers } = await t.app.inject({
          url,
          headers: { host: 'localhost:4200', cookie },
        });
        assert.equal(headers['content-type'], 'image/webp');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(rawPayload.subarray(8, 12).toString(), 'WEBP');
        assert.equal(rawPayload.includes('PLANTED'), false, `${format} with ${name}`);
      }
      const inside = await upload(
        asker,
        multipartForm({ file: Buffer.concat([picture.subarray(0, 24), payload]) }),
      );
      assert.ok(
        [415, 422].includes(inside.status),
        `${name} behind the first bytes of ${format}: ${inside.text}`,
      );
    }
  }
  assert.equal(tried, 30);
});

test('five hundred hostile file names have no effect on paths of the server', async () => {
  const { client } = await t.member();
  const folder = t.services.config.DATA_DIR;
  const files = () => globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const namesOf = (entries: ReturnType<typeof files>) =>
    entries.map(({ name }) => name).filter((name) => name.endsWith('.webp'));
  const before = namesOf(files());
  const names = hostileNames();
  assert.equal(new Set(names.map(String)).size, 500);
  for (const name of names) {
    const B = 'edge';
    const payload = Buffer.concat([
      Buffer.from(`--${B}\r\nContent-Disposition: form-data; name="file"; filename="`),
      name,
      Buffer.from(`"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--${B}--\r\n`),
    ]);
    const answer = await upload(client, {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${B}` },
    });
    assert.ok(answer.status >= 400 && answer.status < 500, `${JSON.stringify(String(name))}: ${answer.text}`);
  }
  assert.deepEqual(namesOf(files()), before);
  const own = await upload(client, multipartForm({ file: await plain('png') }));
  assert.equal(own.status, 201);
  for (const name of namesOf(files())) assert.match(name, /^[\w-]{10,60}\.webp$/);
});

test('fifty files with a place in their metadata are stored without it', async () => {
  const decoder = new Decoder(() => undefined);
  after(() => decoder.close());
  for (let index = 0; index < 50; index += 1) {
    const format = (['jpeg', 'png', 'webp', 'avif'] as const)[index % 4]!;
    const file = await sharp(await plain(format === 'avif' ? 'png' : format))
      .withExif({
        IFD0: { ImageDescription: `PLANTED ${index}`, Artist: 'PLANTED' },
        IFD3: {
          GPSLatitudeRef: index % 2 ? 'N' : 'S',
          GPSLatitude: `${index}/1 ${index}/1 0/1`,
          GPSLongitudeRef: index % 3 ? 'E' : 'W',
          GPSLongitude: `${2 * index}/1 7/1 0/1`,
        },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif>PLANTED ${index}</exif></x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();
    assert.ok((await sharp(file).metadata()).exif, `${index}: the file has a place`);
    const { contents } = await makePicture(decoder, file, LIMITS);
    for (const [name, content] of contents) {
      const { exif, xmp, iptc } = await sharp(content).metadata();
      assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined], `${index} ${name}`);
      assert.equal(content.includes('PLANTED'), false, `${index} ${name}`);
    }
  }
});

const MAX_GROWTH = 300 * 2 ** 20;

/** `npm run proof photos` uploads two hundred at once, as `races/limits` does without decoding. */
const UPLOADS = Number(process.env.UPLOADS ?? 80);

test('[5.008] [9.001] of many uploads at once, through decoding, a free member has 3 and a Premium member 25, within bounded memory', async () => {
  const [free, paid] = [await t.member(), await t.member({ paid: true })];
  const file = await plain('jpeg');
  const resident = process.memoryUsage.rss();
  let growth = 0;
  const watch = setInterval(() => {
    growth = Math.max(growth, process.memoryUsage.rss() - resident);
  }, 20);
  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, async (_, index) => {
      const { status } = await upload((index % 2 ? free : paid).client, multipartForm({ file }));
      return `${index % 2 ? 'free' : 'paid'} ${status}`;
    }),
  );
  clearInterval(watch);
  const count = (what: string) => statuses.filter((status) => status === what).length;
  assert.deepEqual([count('free 201'), count('paid 201')], [3, 25]);
  assert.deepEqual(
    statuses.filter((status) => / 5/.test(status)),
    [],
  );
  assert.ok(growth < MAX_GROWTH, `${Math.round(growth / 2 ** 20)} MB`);
});
