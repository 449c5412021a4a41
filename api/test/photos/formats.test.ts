import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrientation } from '#src/people/photos/decoder/formats/orientation.ts';
import { stripUpload } from '#src/people/photos/decoder/formats/strip.ts';
import { DamagedError } from '#src/people/photos/decoder/formats/stripped.ts';

const bytes = (...values: (number | string | Buffer)[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      if (typeof value === 'number') return Buffer.from([value]);
      return typeof value === 'string' ? Buffer.from(value, 'latin1') : value;
    }),
  );
const be16 = (value: number): Buffer => bytes(value >> 8, value & 255);
const be32 = (value: number): Buffer => bytes(be16(value >>> 16), be16(value & 0xffff));
const le32 = (value: number): Buffer => Buffer.from(be32(value)).reverse();

/** What is left of an upload: size and orientation, and the bytes that the decoder reads; `damaged`, or `unknown` for another format. */
function left(upload: Buffer): { facts: string; data: Buffer } {
  try {
    const stripped = stripUpload(upload);
    if (!stripped) return { facts: 'unknown', data: Buffer.alloc(0) };
    const { format, width, height, orientation, data } = stripped;
    return { facts: `${format} ${width}x${height} ${orientation}`, data };
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    return { facts: 'damaged', data: Buffer.alloc(0) };
  }
}
const factsOf = (upload: Buffer): string => left(upload).facts;

/** EXIF data with one entry behind others. */
function exif({ value = 6, long = false, big = true, others = 0 } = {}): Buffer {
  const [u16, u32] = big
    ? [be16, be32]
    : [(one: number) => Buffer.from(be16(one)).reverse(), (one: number) => le32(one)];
  const entry = (tag: number, content: Buffer): Buffer => bytes(u16(tag), u16(long ? 4 : 3), u32(1), content);
  const content = long ? u32(value) : bytes(u16(value), u16(0));
  return bytes(
    big ? 'MM' : 'II',
    u16(42),
    u32(8),
    u16(others + 1),
    ...Array.from({ length: others }, () => entry(0x010f, u32(3))),
    entry(0x0112, content),
  );
}

const SOI = bytes(0xff, 0xd8);
const EOI = bytes(0xff, 0xd9);
const segment = (marker: number, body: Buffer): Buffer => bytes(0xff, marker, be16(body.length + 2), body);
const frame = (extra: Buffer = bytes(3), marker = 0xc0): Buffer =>
  segment(marker, bytes(8, be16(20), be16(30), extra));
const openFrame = segment(0xc0, bytes(8, be16(0), be16(30), bytes(3)));
const lines = (height: number): Buffer => segment(0xdc, be16(height));
const scan = (data: Buffer = bytes(1, 2, 3)): Buffer => bytes(segment(0xda, bytes(1)), data);
const jpeg = (...parts: Buffer[]): Buffer => bytes(SOI, ...parts, EOI);
const PICTURE = jpeg(frame(), scan());
const exifSegment = segment(0xe1, bytes('Exif\0\0', exif()));
const profile = (size: number, part = '\x01\x01'): Buffer =>
  segment(0xe2, bytes(`ICC_PROFILE\0${part}`, Buffer.alloc(size - 14)));
const adobe = (size: number, name = 'Adobe'): Buffer =>
  segment(0xee, bytes(name, Buffer.alloc(size - name.length)));

test('a JPEG is a frame and its scans, within the limits of each', () => {
  const cases: readonly [Buffer, string][] = [
    [PICTURE, 'jpeg 30x20 1'],
    [jpeg(frame(bytes(1)), scan()), 'jpeg 30x20 1'],
    [jpeg(frame(bytes()), scan()), 'damaged'],
    [jpeg(frame(bytes(3), 0xc2), scan()), 'jpeg 30x20 1'],
    [jpeg(frame(bytes(3), 0xc3), scan()), 'damaged'],
    [jpeg(frame(), frame(), scan()), 'damaged'],
    [jpeg(scan(), frame()), 'damaged'],
    [jpeg(frame()), 'damaged'],
    [jpeg(segment(0xdb, bytes(1))), 'damaged'],
    [jpeg(frame(), ...Array.from({ length: 32 }, () => scan())), 'jpeg 30x20 1'],
    [jpeg(frame(), ...Array.from({ length: 33 }, () => scan())), 'damaged'],
    [jpeg(frame(), Buffer.alloc(16), scan()), 'jpeg 30x20 1'],
    [jpeg(frame(), Buffer.alloc(17), scan()), 'damaged'],
    // A height behind the first scan, which the frame leaves open or has.
    [jpeg(openFrame, scan(), lines(20)), 'jpeg 30x20 1'],
    [jpeg(frame(), scan(), lines(99)), 'jpeg 30x20 1'],
    [jpeg(openFrame, scan(), lines(0)), 'damaged'],
    [jpeg(openFrame, scan()), 'damaged'],
    [jpeg(openFrame, lines(20), scan()), 'damaged'],
    [jpeg(openFrame, scan(), scan(), lines(20)), 'damaged'],
    [jpeg(openFrame, scan(), segment(0xdc, bytes(20))), 'damaged'],
    [jpeg(bytes(0xff, 0xff), frame(), scan()), 'jpeg 30x20 1'],
    [jpeg(segment(0xe0, bytes()), frame(), scan()), 'jpeg 30x20 1'],
    [jpeg(bytes(0xff, 0xe0, be16(1)), frame(), scan()), 'damaged'],
    // Without its end mark.
    [bytes(SOI, frame(), scan()), 'jpeg 30x20 1'],
    [bytes(SOI, frame(), scan(), 0xff), 'jpeg 30x20 1'],
    [bytes(SOI, frame()), 'damaged'],
    [bytes(SOI, 0xff, 0xc0, be16(9), 8), 'damaged'],
    [bytes(SOI, 0xff), 'damaged'],
    [bytes(SOI, 0xff, 0xe0, be16(2)), 'damaged'],
    ...[0xdf, 0xf0, 0xfd].map((marker): [Buffer, string] => [
      jpeg(segment(marker, bytes()), frame(), scan()),
      'damaged',
    ]),
    [jpeg(frame(), scan(bytes(1, 0xff, 0xd8))), 'damaged'],
    [jpeg(exifSegment, frame(), scan()), 'jpeg 30x20 6'],
    [jpeg(segment(0xe1, bytes('http\0\0', exif())), frame(), scan()), 'jpeg 30x20 1'],
    [jpeg(segment(0xe2, bytes('Exif\0\0', exif())), frame(), scan()), 'jpeg 30x20 1'],
  ];
  for (const [place, [upload, facts]] of cases.entries())
    assert.equal(factsOf(upload), facts, `case ${place}`);
});

test('a height behind the first scan is written into the frame, and its own segment goes', () => {
  assert.deepEqual(left(jpeg(openFrame, scan(), lines(20))).data, PICTURE);
});

test('tables, small profiles and how colours are stored stay in a JPEG, and nothing else that is beside its scans', () => {
  const stays = (part: Buffer): boolean => {
    const { data } = left(jpeg(part, frame(), scan()));
    assert.deepEqual(data.subarray(-PICTURE.length + 2), PICTURE.subarray(2));
    assert.ok(data.length === PICTURE.length || data.length === PICTURE.length + part.length);
    return data.length > PICTURE.length;
  };
  const tables = [0xc4, 0xdb, 0xdd].map((marker) => segment(marker, bytes(7)));
  assert.deepEqual([...tables, adobe(12), profile(4096)].map(stays), [true, true, true, true, true]);
  const gone = [adobe(11), adobe(13), adobe(12, 'Adept'), profile(4097), profile(99, '\x02\x02')];
  const others = [0xe0, 0xe1, 0xe2, 0xef, 0xfe].map((marker) => segment(marker, bytes('words')));
  assert.ok([...gone, ...others, exifSegment].every((part) => !stays(part)));
});

test('a scan goes on over stuffed bytes, fill bytes and restarts, and what is behind the end goes', () => {
  const data = bytes(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 0xff, 0xff, 0, 4);
  const picture = jpeg(frame(), scan(data), scan());
  assert.deepEqual(left(bytes(picture, 'more')).data, picture);
});

const pngChunk = (type: string, body: Buffer): Buffer => bytes(be32(body.length), type, body, be32(0));
const PNG = '\x89PNG\r\n\x1a\n';
const header = pngChunk('IHDR', bytes(be32(30), be32(20), Buffer.alloc(5)));
const [pixels, end] = [pngChunk('IDAT', bytes(1)), pngChunk('IEND', bytes())];

test('a PNG begins with one header, and only its palette, transparency and pixels stay', () => {
  const whole = bytes(PNG, header, pngChunk('PLTE', bytes(1)), pngChunk('tRNS', bytes(2)), pixels, end);
  assert.deepEqual(left(whole), { facts: 'png 30x20 1', data: whole });
  const rich = bytes(
    PNG,
    header,
    pngChunk('eXIf', exif({ value: 8 })),
    pngChunk('tEXt', bytes('a')),
    pixels,
    end,
    'x',
  );
  assert.deepEqual(left(rich), { facts: 'png 30x20 8', data: bytes(PNG, header, pixels, end) });
  const wrong = [
    bytes(PNG, pixels, end),
    bytes(PNG, header, header, pixels, end),
    bytes(PNG, pngChunk('IHDR', Buffer.alloc(12)), pixels, end),
    bytes(PNG, pngChunk('iHDR', Buffer.alloc(13)), pixels, end),
    bytes(PNG, header, pixels),
    bytes(PNG, header, pixels, end).subarray(0, -1),
  ];
  assert.deepEqual(
    wrong.map(factsOf),
    wrong.map(() => 'damaged'),
  );
});

const webpChunk = (type: string, body: Buffer): Buffer =>
  bytes(type, le32(body.length), body, Buffer.alloc(body.length % 2));
const webp = (...chunks: Buffer[]): Buffer => {
  const inside = bytes('WEBP', ...chunks);
  return bytes('RIFF', le32(inside.length), inside);
};
const le16 = (value: number): Buffer => bytes(value & 255, value >> 8);
const lossy = (width: number, height: number, cut = 0): Buffer =>
  webpChunk('VP8 ', bytes(0, 0, 0, 0x9d, 0x01, 0x2a, le16(width), le16(height)).subarray(0, 10 - cut));
const lossless = (width: number, height: number, cut = 0): Buffer =>
  webpChunk('VP8L', bytes(0x2f, le32((width - 1) | ((height - 1) << 14))).subarray(0, 5 - cut));
const extended = (flags: number, width: number, height: number): Buffer =>
  webpChunk('VP8X', bytes(flags, 0, 0, 0, le32(width - 1).subarray(0, 3), le32(height - 1).subarray(0, 3)));

test('a WebP is its first frame, with transparency, a small profile and its own size', () => {
  const alpha = webpChunk('ALPH', bytes(1, 2, 3));
  const icc = (size: number): Buffer => webpChunk('ICCP', Buffer.alloc(size));
  const cases: readonly [Buffer, string, Buffer?][] = [
    [webp(lossy(30, 20)), 'webp 30x20 1', webp(extended(0, 30, 20), lossy(30, 20))],
    [webp(lossless(30, 20)), 'webp 30x20 1', webp(extended(0x10, 30, 20), lossless(30, 20))],
    [webp(lossless(16_384, 1)), 'webp 16384x1 1'],
    [webp(alpha, lossy(30, 20)), 'webp 30x20 1', webp(extended(0x10, 30, 20), alpha, lossy(30, 20))],
    [webp(icc(4096), lossy(3, 2)), 'webp 3x2 1', webp(extended(0x20, 3, 2), icc(4096), lossy(3, 2))],
    [webp(icc(4097), lossy(3, 2)), 'webp 3x2 1', webp(extended(0, 3, 2), lossy(3, 2))],
    [
      webp(lossy(3, 2), webpChunk('EXIF', exif({ value: 3 }))),
      'webp 3x2 3',
      webp(extended(0, 3, 2), lossy(3, 2)),
    ],
    [webp(webpChunk('XMP ', bytes('abc')), lossy(3, 2)), 'webp 3x2 1', webp(extended(0, 3, 2), lossy(3, 2))],
    [
      webp(
        webpChunk('ANMF', bytes(Buffer.alloc(16), alpha, lossy(3, 2))),
        webpChunk('ANMF', bytes(Buffer.alloc(16), lossy(9, 9))),
      ),
      'webp 3x2 1',
      webp(extended(0x10, 3, 2), alpha, lossy(3, 2)),
    ],
    [bytes(webp(lossy(3, 2)), 'more'), 'webp 3x2 1', webp(extended(0, 3, 2), lossy(3, 2))],
    [webp(lossy(30, 20, 1)), 'damaged'],
    [webp(lossless(30, 20, 1)), 'damaged'],
    [webp(webpChunk('VP8 ', Buffer.alloc(10))), 'damaged'],
    [webp(webpChunk('VP8L', Buffer.alloc(5))), 'damaged'],
    [webp(lossy(0, 20)), 'damaged'],
    [webp(lossy(30, 0)), 'damaged'],
    [webp(alpha), 'damaged'],
    [webp(lossy(3, 2)).subarray(0, -1), 'damaged'],
    [webp(bytes('VP8 ', le32(99), Buffer.alloc(10))), 'damaged'],
  ];
  for (const [place, [upload, facts, data]] of cases.entries()) {
    assert.equal(factsOf(upload), facts, `case ${place}`);
    if (data) assert.deepEqual(left(upload).data, data, `case ${place}`);
  }
});

const box = (type: string, ...body: (Buffer | string | number)[]): Buffer => {
  const inside = bytes(...body);
  return bytes(be32(inside.length + 8), type, inside);
};
const item = (type: string, version = 2): Buffer =>
  box('infe', version, 0, 0, 0, version === 2 ? be16(1) : be32(1), be16(0), type);
const items = (entries: Buffer[], version = 0): Buffer =>
  box('iinf', version, 0, 0, 0, version === 0 ? be16(entries.length) : be32(entries.length), ...entries);
const ispe = (width: number, height: number): Buffer => box('ispe', be32(0), be32(width), be32(height));
interface Avif {
  info?: Buffer;
  properties?: readonly Buffer[];
  behind?: Buffer;
  brand?: string;
}
const avif = ({
  info = items([item('av01')]),
  properties = [ispe(30, 20)],
  behind = bytes(),
  brand = 'avif',
}: Avif = {}): Buffer =>
  bytes(
    box('ftyp', brand),
    box('meta', be32(0), info, box('iprp', box('ipco', ...properties))),
    behind,
    box('mdat', 'pixels'),
  );
/** Types of boxes and items that no reader looks into any longer. */
const blanked = (upload: Buffer): number => left(upload).data.toString('latin1').split('free').length - 1;

test('an AVIF is as large as its largest picture, and its metadata, sequences and large profiles are blanked', () => {
  const empty = (count: number): Buffer[] => Array.from({ length: count }, () => box('skip'));
  const colr = (size: number): Buffer => box('colr', Buffer.alloc(size));
  const cases: readonly [Buffer, string, number?][] = [
    [avif(), 'avif 30x20 1', 0],
    [avif({ brand: 'avis' }), 'avif 30x20 1', 0],
    [avif({ brand: 'heic' }), 'unknown'],
    [avif({ properties: [ispe(10, 10), ispe(30, 20), ispe(20, 30)] }), 'avif 30x20 1', 0],
    [avif({ properties: [ispe(30, 0)] }), 'damaged'],
    [avif({ properties: [] }), 'damaged'],
    [avif({ info: items([item('av01'), item('Exif'), item('mime'), item('uri ')]) }), 'avif 30x20 1', 3],
    [avif({ info: items([item('Exif', 3), item('av01', 3)], 1) }), 'avif 30x20 1', 1],
    [avif({ info: items([item('Exif', 1)]) }), 'damaged'],
    [avif({ info: items(empty(512)) }), 'avif 30x20 1', 0],
    [avif({ info: items(empty(513)) }), 'damaged'],
    [avif({ properties: [ispe(30, 20), ...empty(4095)] }), 'avif 30x20 1', 0],
    [avif({ properties: [ispe(30, 20), ...empty(4096)] }), 'damaged'],
    [avif({ properties: [ispe(30, 20), colr(4096)] }), 'avif 30x20 1', 0],
    [avif({ properties: [ispe(30, 20), colr(4097)] }), 'avif 30x20 1', 1],
    [avif({ behind: box('moov', 'frames') }), 'avif 30x20 1', 1],
    [avif({ behind: box('meta', be32(0)) }), 'damaged'],
    [bytes(avif(), be32(0), 'mdat', 'to the end'), 'avif 30x20 1', 0],
    [bytes(avif(), be32(7), 'mdat'), 'damaged'],
    [bytes(avif(), be32(9), 'mdat'), 'damaged'],
    [bytes(avif(), be32(8), 'mdat'), 'avif 30x20 1', 0],
    [bytes(avif(), 'mdat'), 'damaged'],
    [avif({ info: bytes() }), 'damaged'],
  ];
  for (const [place, [upload, facts, count]] of cases.entries()) {
    assert.equal(factsOf(upload), facts, `case ${place}`);
    if (count !== undefined) assert.equal(blanked(upload), count, `case ${place}`);
  }
});

test('an orientation is one of eight, in either order of bytes, within the data', () => {
  const cases: readonly [Buffer, number][] = [
    ...[1, 2, 8].map((value): [Buffer, number] => [exif({ value }), value]),
    ...[0, 9].map((value): [Buffer, number] => [exif({ value }), 1]),
    [exif({ big: false }), 6],
    [exif({ long: true }), 6],
    [exif({ long: true, big: false }), 6],
    [exif({ others: 3 }), 6],
    [bytes('Exif\0\0', exif()), 6],
    [exif().subarray(0, -1), 1],
    [exif().subarray(0, 13), 1],
    [bytes('MM', be16(42), be32(12), be32(0)), 1],
    [bytes('MM', be16(42), be32(13), be32(0), 0), 1],
    [bytes('MM', be16(42), be32(9999), be32(0), be32(0)), 1],
    [bytes('MM', be16(42), be32(8), be16(0), exif().subarray(10)), 1],
    [bytes('MM', be16(42), be32(20), Buffer.alloc(12), be16(1), exif().subarray(10)), 6],
  ];
  for (const [place, [data, wanted]] of cases.entries())
    assert.equal(readOrientation(data), wanted, `case ${place}`);
});
