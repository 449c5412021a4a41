import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const MB = 2 ** 20;
const SIGNATURE_BYTES = 8;
const HEADER_BYTES = SIGNATURE_BYTES + 25;

function pngChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body, crc32(Buffer.from(type, 'latin1'))));
  return Buffer.concat([head, body, sum]);
}

function riffChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function jpegSegment(marker: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
}

export type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** A plain picture of one colour. */
export function plain(format: Format, width = 800, height = 600): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#8c2f39' } });
  return (format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer();
}

const repeated = (times: number, one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => one));

async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await plain('png');
  return Buffer.concat([png.subarray(0, HEADER_BYTES), ...chunks, png.subarray(HEADER_BYTES)]);
}

async function jpegWith(...segments: Buffer[]): Promise<Buffer> {
  const jpeg = await plain('jpeg');
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** 40 MB that fill 40 kB. */
const zeros = deflateSync(Buffer.alloc(40 * MB), { level: 9 });

/** EXIF data that claims more entries than it has room for, each pointing at the directory. */
function exif(bytes: number): Buffer {
  const tiff = Buffer.alloc(bytes, Buffer.from([0x01, 0x0e, 0, 2, 0, 0xff, 0xff, 0xff, 0, 0, 0, 8]));
  tiff.write('MM\0*\0\0\0\u0008', 'latin1');
  tiff.writeUInt16BE(0xffff, 8);
  return tiff;
}

async function animatedWebp(frames: number): Promise<Buffer> {
  const still = await plain('webp');
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x02;
  canvas.writeUIntLE(799, 4, 3);
  canvas.writeUIntLE(599, 7, 3);
  const place = Buffer.alloc(16);
  place.writeUIntLE(799, 6, 3);
  place.writeUIntLE(599, 9, 3);
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  const parts = [riffChunk('VP8X', canvas), riffChunk('ANIM', Buffer.alloc(6)), repeated(frames, frame)];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

async function webpWith(flag: number, chunk: Buffer): Promise<Buffer> {
  const still = await plain('webp');
  const canvas = Buffer.alloc(10);
  canvas[0] = flag;
  canvas.writeUIntLE(799, 4, 3);
  canvas.writeUIntLE(599, 7, 3);
  const parts = [riffChunk('VP8X', canvas), still.subarray(12), chunk];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

/** A progressive picture with its last scan a thousand times. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await sharp(await plain('jpeg', 2400, 2400))
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, last), repeated(1000, scan), jpeg.subarray(-2)]);
}

async function animatedPng(frames: number): Promise<Buffer> {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const frame = pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), zeros]));
  return pngWith(pngChunk('acTL', control), repeated(frames, frame));
}

/** A plain picture whose header states another size. */
async function claiming(format: Format, width: number, height: number): Promise<Buffer> {
  const file = await plain(format);
  if (format === 'png') {
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
  } else if (format === 'jpeg') {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  } else if (format === 'webp') {
    file.writeUInt16LE(width & 0x3fff, 26);
    file.writeUInt16LE(height & 0x3fff, 28);
  } else {
    const size = file.indexOf('ispe') + 8;
    file.writeUInt32BE(width, size);
    file.writeUInt32BE(height, size + 4);
  }
  return file;
}

/** Files whose metadata or further frames contain far more than their size; the picture itself is sound. */
export const HIDDEN_BOMBS: Record<string, () => Promise<Buffer>> = {
  'zTXt of a PNG': () =>
    pngWith(repeated(20, pngChunk('zTXt', Buffer.concat([Buffer.from('note\0\0'), zeros])))),
  'iTXt of a PNG': () =>
    pngWith(
      repeated(20, pngChunk('iTXt', Buffer.concat([Buffer.from('note\0\u0001\0\0\0', 'latin1'), zeros]))),
    ),
  'iCCP of a PNG': () => pngWith(pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros]))),
  'eXIf of a PNG': () => pngWith(pngChunk('eXIf', exif(9 * MB))),
  'frames of a PNG': () => animatedPng(200),
  'EXIF of a JPEG': () =>
    jpegWith(repeated(140, jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(65_000)])))),
  'comments of a JPEG': () => jpegWith(repeated(140, jpegSegment(0xfe, Buffer.alloc(65_000, 'x')))),
  'profiles of a JPEG': () =>
    jpegWith(
      repeated(
        140,
        jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u00ff'), Buffer.alloc(65_000)])),
      ),
    ),
  'EXIF of a WebP': () => webpWith(0x08, riffChunk('EXIF', exif(9 * MB))),
  'XMP of a WebP': () => webpWith(0x04, riffChunk('XMP ', Buffer.alloc(9 * MB, '<a>'))),
  'profile of a WebP': () => webpWith(0x20, riffChunk('ICCP', Buffer.alloc(9 * MB))),
  'frames of a WebP': () => animatedWebp(5000),
};

/** Files that would cost much to decode, each with the code of its refusal. */
export const REFUSED_BOMBS: Record<string, [code: string, make: () => Promise<Buffer>]> = {
  'a tall JPEG': ['too_narrow', () => plain('jpeg', 401, 16_000)],
  'a tall PNG': ['too_narrow', () => plain('png', 401, 16_000)],
  'a tall WebP': ['too_narrow', () => plain('webp', 401, 16_000)],
  'a tall AVIF': ['too_narrow', () => claiming('avif', 401, 16_000)],
  'a wide JPEG': ['too_narrow', () => plain('jpeg', 16_000, 401)],
  'a wide PNG': ['too_narrow', () => plain('png', 16_000, 401)],
  'a wide WebP': ['too_narrow', () => plain('webp', 16_000, 401)],
  'a wide AVIF': ['too_narrow', () => claiming('avif', 16_000, 401)],
  'a JPEG of 50,000 by 50,000': ['too_many_pixels', () => claiming('jpeg', 50_000, 50_000)],
  'a PNG of 50,000 by 50,000': ['too_many_pixels', () => claiming('png', 50_000, 50_000)],
  'a WebP of 16,000 by 16,000': ['too_many_pixels', () => claiming('webp', 16_000, 16_000)],
  'an AVIF of 50,000 by 50,000': ['too_many_pixels', () => claiming('avif', 50_000, 50_000)],
  'an AVIF of 25 megapixels': ['too_many_pixels', () => claiming('avif', 5000, 5000)],
  'a JPEG of a thousand scans': ['picture_unreadable', manyScans],
};
