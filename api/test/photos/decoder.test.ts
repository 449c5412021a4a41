import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import sharp from 'sharp';
import { Decoder } from '#src/people/photos/decoder/decoder.ts';
import { LIMITS, type DecoderLimits } from '#src/people/photos/decoder/decoder-process.ts';
import { makePicture, type Picture } from '#src/people/photos/pictures.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { multipartForm } from '../support/multipart.ts';
import { plain } from '../support/pictures/picture-bombs.ts';
import { noProcessFigures, ownProcessorMs, processorLimit } from '../support/processes/process-usage.ts';
import { until } from '../support/until.ts';

const MEGAPIXELS = { minSide: 400, maxPixels: 50_000_000 };
const decoders: Decoder[] = [];
after(() => Promise.all(decoders.map((decoder) => decoder.close())));

function createDecoder(limits: Partial<DecoderLimits> = {}) {
  const reports: string[] = [];
  const decoder = new Decoder((error) => reports.push(error.message), { ...LIMITS, ...limits });
  decoders.push(decoder);
  const make = (file: Buffer) => makePicture(decoder, file, MEGAPIXELS);
  const refusal = (file: Buffer) =>
    make(file).then(
      () => 'accepted',
      (error: unknown) =>
        error instanceof ProblemError ? (error.options.errors?.[0]?.code ?? error.code) : String(error),
    );
  return { decoder, reports, make, refusal };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const largeOf = ({ files, contents }: Picture): Buffer => contents.get(files.large) ?? Buffer.alloc(0);

/** A picture with a different colour in each corner. */
function corners(): Promise<Buffer> {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 300, height: 200, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .composite([quarter('#f00', 0, 0), quarter('#0f0', 300, 0), quarter('#00f', 0, 200)])
    .png()
    .toBuffer();
}

/** Colours of the four corners, as one of eight steps per channel. */
async function cornerColours(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) => value >> 7).join('');
  const [right, bottom] = [info.width - 20, info.height - 20];
  return [at(20, 20), at(right, 20), at(20, bottom), at(right, bottom)];
}

test('a photo is turned upright by each of the eight orientations', async () => {
  const { make } = createDecoder();
  const drawing = await corners();
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const file = await sharp(drawing).toFormat(format).withMetadata({ orientation }).toBuffer();
      const upright = await sharp(file).autoOrient().png().toBuffer();
      const picture = await make(file);
      const metadata = await sharp(upright).metadata();
      assert.deepEqual([picture.width, picture.height], [metadata.width, metadata.height]);
      assert.deepEqual(await cornerColours(largeOf(picture)), await cornerColours(upright), `${orientation}`);
    }
});

/** EXIF data of big-endian numbers with an orientation of type LONG behind so many other entries. */
function longOrientation(value: number, others: number): Buffer {
  const entries = Array.from({ length: others + 1 }, (_, index) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16BE(index < others ? 0x0100 : 0x0112);
    entry.writeUInt16BE(4, 2);
    entry.writeUInt32BE(1, 4);
    entry.writeUInt32BE(index < others ? 1 : value, 8);
    return entry;
  });
  const head = Buffer.from('MM\0*\0\0\0\u0008', 'latin1');
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), head, count, ...entries, Buffer.alloc(4)]);
}

/** A JPEG with a segment of this content behind its beginning. */
const withSegment = (file: Buffer, marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([file.subarray(0, 2), head, body, file.subarray(2)]);
};

test('an orientation counts as a long number, and behind many other entries', async () => {
  const { make } = createDecoder();
  const file = await sharp(await corners())
    .jpeg()
    .toBuffer();
  for (const others of [0, 64, 300]) {
    const picture = await make(withSegment(file, 0xe1, longOrientation(6, others)));
    assert.deepEqual([picture.width, picture.height], [400, 600], `${others}`);
  }
});

test('a byte between two segments is skipped, many are not', async () => {
  const { make, refusal } = createDecoder();
  const file = await sharp(await corners())
    .jpeg()
    .toBuffer();
  const second = 4 + file.readUInt16BE(4);
  const withBytes = (count: number) =>
    Buffer.concat([file.subarray(0, second), Buffer.alloc(count), file.subarray(second)]);
  assert.deepEqual((await make(withBytes(1))).width, 600);
  assert.equal(await refusal(withBytes(100)), 'picture_unreadable');
});

test('a JPEG without its end mark is accepted, one without its last rows is not', async () => {
  const { make, refusal } = createDecoder();
  const file = await sharp(await corners())
    .jpeg()
    .toBuffer();
  for (const lost of [1, 2]) assert.equal((await make(file.subarray(0, -lost))).width, 600, `${lost} bytes`);
  assert.equal(await refusal(file.subarray(0, -200)), 'picture_unreadable');
  const progressive = await sharp(await corners())
    .jpeg({ progressive: true })
    .toBuffer();
  assert.equal((await make(progressive.subarray(0, -2))).width, 600);
});

test('a JPEG whose height comes after its pixels is read with it, and refused where it never comes', async () => {
  const { make, refusal } = createDecoder();
  const file = await sharp(await corners())
    .jpeg()
    .toBuffer();
  const usual = await make(file);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  const height = file.subarray(frame + 5, frame + 7);
  const lines = Buffer.from([0xff, 0xdc, 0, 4, height[0]!, height[1]!]);
  const late = Buffer.concat([file.subarray(0, -2), lines, file.subarray(-2)]);
  const { width, height: read } = await make(late);
  assert.deepEqual([width, read], [usual.width, usual.height]);
  late.writeUInt16BE(0, frame + 5);
  const open = await make(late);
  assert.deepEqual([open.width, open.height], [usual.width, usual.height]);
  late.writeUInt16BE(0, late.length - 4);
  assert.equal(await refusal(late), 'picture_unreadable');
});

test('a small colour profile of a phone is applied', async () => {
  const { make } = createDecoder();
  for (const format of ['jpeg', 'webp', 'png'] as const) {
    const file = await sharp(await plain('png'))
      .toFormat(format)
      .withIccProfile('p3')
      .toBuffer();
    const [red = 0] = await sharp(largeOf(await make(file)))
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    assert.ok(Math.abs(red - 0x8c) <= 3, `${format} ${red}`);
  }
});

test(
  'the decoder starts with the first picture, sees no secret, and ends with the app',
  { skip: noProcessFigures },
  async () => {
    process.env.TEST_SECRET = 'not-for-the-decoder';
    const { decoder, make } = createDecoder();
    assert.equal(decoder.pid, undefined);
    await make(await plain('jpeg'));
    const { pid = 0 } = decoder;
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
    assert.deepEqual(environment.map((line) => line.split('=')[0]).sort(), [
      'MALLOC_ARENA_MAX',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'UV_THREADPOOL_SIZE',
    ]);
    await decoder.close();
    assert.equal(isRunning(pid), false);
    await assert.rejects(make(await plain('jpeg')), { code: 'unavailable' });
  },
);

test('a decoder that dies is replaced', async () => {
  const { decoder, make } = createDecoder();
  await make(await plain('jpeg'));
  const { pid = 0 } = decoder;
  process.kill(pid, 'SIGKILL');
  await until(() => decoder.pid === undefined);
  await make(await plain('jpeg'));
  assert.notEqual(decoder.pid, pid);
});

test(
  'a picture beyond the memory limit is refused, and the next one is accepted',
  { skip: noProcessFigures },
  async () => {
    const { reports, refusal } = createDecoder({ memoryBytes: 200 * 2 ** 20 });
    const avif = await plain('avif', 4000, 4000);
    assert.equal(await refusal(avif), 'picture_unreadable');
    assert.match(reports.join(), /^the decoder used \d+ MB$/);
    assert.equal(await refusal(await plain('avif')), 'accepted');
  },
);

test('a picture beyond the limit of processor time is refused, and the next one is accepted', async () => {
  const { reports, refusal } = createDecoder({ processorMs: 300 });
  assert.equal(await refusal(await plain('jpeg', 3500, 14_000)), 'picture_unreadable');
  assert.match(reports.join(), /^the decoder ended with 1$/);
  assert.equal(await refusal(await plain('jpeg', 400, 400)), 'accepted');
});

test('a picture that the machine is too slow for may be sent again', async () => {
  const { refusal } = createDecoder({ deadlineMs: 1 });
  assert.equal(await refusal(await plain('jpeg')), 'unavailable');
});

test('uploads beyond what may wait are put off', async () => {
  const { decoder } = createDecoder();
  const job = { orientation: 1, maxPixels: 1, data: Buffer.alloc(10 * 2 ** 20) };
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => decoder.decode(job)));
  assert.equal(answers.filter(({ status }) => status === 'rejected').length, 8);
});

test('log-in answers while pictures wait, and decoding them costs the API itself next to nothing', async () => {
  const t = await createTestApp();
  try {
    const members = await Promise.all(Array.from({ length: 6 }, () => t.member()));
    const { user: visitor } = await t.member();
    const file = await plain('jpeg', 3000, 3000);
    let answered = 0;
    const before = process.cpuUsage();
    const uploads = members.map(async ({ client }) => {
      const { payload, headers } = multipartForm({ file });
      const answer = await client.call(ADD_PHOTO, undefined, { payload, headers });
      assert.equal(answer.status, 201);
      answered += 1;
    });
    const login = await t.asVisitor().call(LOG_IN, { email: visitor.email, password: PASSWORD });
    assert.equal(login.status, 200);
    assert.ok(answered <= 3, `${answered} of six were answered before`);
    await Promise.all(uploads);
    const spent = ownProcessorMs(before);
    assert.ok(spent < processorLimit(6 * 200), `${spent} ms`);
  } finally {
    await t.close();
  }
});

test('twelve tall pictures at once cost less than a second of the processor', async () => {
  const t = await createTestApp();
  try {
    const members = await Promise.all(Array.from({ length: 12 }, () => t.member()));
    const file = await plain('jpeg', 401, 16_000);
    const before = process.cpuUsage();
    const answers = await Promise.all(
      members.map(({ client }) => {
        const { payload, headers } = multipartForm({ file });
        return client.call(ADD_PHOTO, undefined, { payload, headers });
      }),
    );
    const spent = ownProcessorMs(before);
    assert.deepEqual(
      answers.map(({ problem }) => problem.errors?.[0]?.code),
      Array.from({ length: 12 }, () => 'too_narrow'),
    );
    assert.ok(spent < processorLimit(1000), `${spent} ms`);
  } finally {
    await t.close();
  }
});
