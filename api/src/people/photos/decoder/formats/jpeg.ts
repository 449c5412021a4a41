import { readOrientation } from './orientation.ts';
import { DamagedError, MAX_PROFILE_BYTES, slice, type Stripped } from './stripped.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Number of lines, for a frame whose header leaves its height open. */
const DNL = 0xdc;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Tables, restart interval and frame header: what a decoder needs. */
const ALLOWED = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]);
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** A progressive picture has about ten scans; each one costs a pass over all pixels. */
const MAX_SCANS = 32;
/** Bytes between two segments that are skipped. */
const MAX_STRAY = 16;
const MAX_EXIF_BYTES = 65_535;
/** Place of the height in a frame's segment. */
const FRAME_HEIGHT = 5;

const isDropped = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const startsWith = (body: Buffer, text: string): boolean =>
  body.subarray(0, text.length).toString('latin1') === text;

/** End of the entropy-coded data that begins at `from`: the next marker that is neither stuffing nor a restart, else the end of the file. */
function endOfScan(upload: Buffer, from: number): number {
  for (let at = upload.indexOf(0xff, from); at >= 0; at = upload.indexOf(0xff, at + 1)) {
    const next = upload[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return upload.length;
}

/** Adobe's marker says how colours are stored; a small profile says which colours they are. */
function isColour(marker: number, body: Buffer): boolean {
  if (marker === APP14) return body.length === 12 && startsWith(body, 'Adobe');
  return marker === APP2 && body.length <= MAX_PROFILE_BYTES && startsWith(body, 'ICC_PROFILE\0\u0001\u0001');
}

/**
 * Preserves tables, frame and scans of a JPEG; comments and application segments go, and everything behind the end. A file that stops
 * without an end mark gets one, and is `strict`: the decoder refuses it when pixels are missing too. A height that follows the first scan is
 * written into the frame, since decoders read it only there.
 * @throws DamagedError
 */
export function stripJpeg(upload: Buffer): Stripped {
  const copied: Buffer[] = [Buffer.from([0xff, SOI])];
  let size: { width: number; height: number } | null = null;
  let frame: Buffer | null = null;
  let orientation = 1;
  let scans = 0;
  let strict = false;
  let at = 2;
  for (;;) {
    strict = scans > 0 && at === upload.length;
    if (strict) break;
    // Some tools leave a byte between segments, which decoders skip.
    for (let stray = 0; upload[at] !== 0xff; stray += 1, at += 1)
      if (stray === MAX_STRAY || at >= upload.length) throw new DamagedError('no marker');
    while (upload[at + 1] === 0xff) at += 1;
    const [marker = 0] = slice(upload, at + 1, 1);
    if (marker === EOI) break;
    const length = slice(upload, at + 2, 2).readUInt16BE();
    if (length < 2) throw new DamagedError('segment without length');
    const segment = slice(upload, at, length + 2);
    const body = segment.subarray(4);
    at += segment.length;
    if (isDropped(marker)) {
      if (marker === APP1 && startsWith(body, 'Exif\0'))
        orientation = readOrientation(body.subarray(0, MAX_EXIF_BYTES));
      if (isColour(marker, body)) copied.push(segment);
    } else if (marker === SOS) {
      scans += 1;
      if (!size || scans > MAX_SCANS) throw new DamagedError('scans');
      const end = endOfScan(upload, at);
      copied.push(segment, upload.subarray(at, end));
      at = end;
    } else if (ALLOWED.has(marker)) {
      if (FRAMES.has(marker)) {
        if (size || body.length < 6) throw new DamagedError('frames');
        size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
        frame = Buffer.from(segment);
        copied.push(frame);
      } else copied.push(segment);
    } else if (marker === DNL && size && frame && scans === 1 && body.length === 2) {
      if (size.height === 0) size.height = body.readUInt16BE(0);
      frame.writeUInt16BE(size.height, FRAME_HEIGHT);
    } else {
      throw new DamagedError(`marker ${marker}`);
    }
  }
  if (!size || size.height === 0 || scans === 0) throw new DamagedError('no picture');
  copied.push(Buffer.from([0xff, EOI]));
  return { format: 'jpeg', ...size, orientation, strict, data: Buffer.concat(copied) };
}
