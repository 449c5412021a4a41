import { readOrientation } from './orientation.ts';
import { DamagedError, MAX_PROFILE_BYTES, slice, type Stripped } from './stripped.ts';

interface Chunk {
  type: string;
  body: Buffer;
}

const MAX_EXIF_BYTES = 65_535;
const FRAME_HEADER_BYTES = 16;
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;

function* chunksOf(data: Buffer, from: number): Generator<Chunk> {
  for (let at = from; at + 8 <= data.length;) {
    const length = data.readUInt32LE(at + 4);
    yield { type: data.toString('latin1', at, at + 4), body: slice(data, at + 8, length) };
    at += 8 + length + (length % 2);
  }
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Size of a frame as its own bit stream states it. */
function sizeOf({ type, body }: Chunk): { width: number; height: number } {
  if (type === 'VP8L') {
    if (body.length < 5 || body[0] !== 0x2f) throw new DamagedError('no VP8L header');
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a) throw new DamagedError('no VP8 header');
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

function extendedHeader(flags: number, width: number, height: number): Buffer {
  const body = Buffer.alloc(10);
  body[0] = flags;
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return chunk('VP8X', body);
}

/** First frame of an animation, else the still picture, with its transparency. */
function firstFrame(chunks: Iterable<Chunk>): { frame: Chunk; alpha: Chunk | undefined } {
  let alpha: Chunk | undefined;
  for (const one of chunks) {
    if (one.type === 'ANMF') return firstFrame(chunksOf(one.body, FRAME_HEADER_BYTES));
    if (one.type === 'ALPH') alpha = one;
    if (one.type === 'VP8 ' || one.type === 'VP8L') return { frame: one, alpha };
  }
  throw new DamagedError('no frame');
}

/**
 * Makes a still WebP of the first frame, with its transparency and a small colour profile; EXIF, XMP, further frames and unknown
 * chunks go.
 * @throws DamagedError
 */
export function stripWebp(upload: Buffer): Stripped {
  const file = slice(upload, 0, upload.readUInt32LE(4) + 8);
  const chunks = [...chunksOf(file, 12)];
  const { frame, alpha } = firstFrame(chunks);
  const size = sizeOf(frame);
  if (size.width === 0 || size.height === 0) throw new DamagedError('no size');
  const profile = chunks.find(({ type, body }) => type === 'ICCP' && body.length <= MAX_PROFILE_BYTES);
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const hasAlpha = alpha !== undefined || frame.type === 'VP8L';
  const parts = [
    extendedHeader((profile ? HAS_PROFILE : 0) | (hasAlpha ? HAS_ALPHA : 0), size.width, size.height),
    ...[profile, alpha, frame].flatMap((one) => (one ? [chunk(one.type, one.body)] : [])),
  ];
  const data = chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
  const orientation = exif ? readOrientation(exif.body.subarray(0, MAX_EXIF_BYTES)) : 1;
  return { format: 'webp', ...size, orientation, data };
}
