import { inflateSync } from 'node:zlib';
import { readOrientation } from './orientation.ts';
import { DamagedError, MAX_PROFILE_BYTES, slice, type Stripped } from './stripped.ts';

const SIGNATURE_BYTES = 8;
const ALLOWED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const MAX_EXIF_BYTES = 65_535;

/**
 * Does the chunk contain a colour profile of at most `MAX_PROFILE_BYTES`? Inflating stops beyond that, however much the chunk promises:
 * name, 0, method 0, compressed profile.
 */
function isSmallProfile(body: Buffer): boolean {
  const compressed = body.subarray(body.indexOf(0) + 2);
  if (body.length > MAX_PROFILE_BYTES) return false;
  try {
    return inflateSync(compressed, { maxOutputLength: MAX_PROFILE_BYTES }).length > 0;
  } catch {
    return false;
  }
}

/**
 * Preserves header, palette, transparency, small colour profile and pixels of a PNG. Texts, larger profiles, EXIF, further frames and everything behind
 * the end go unread: their compressed forms grow a thousandfold.
 * @throws DamagedError
 */
export function stripPng(upload: Buffer): Stripped {
  const copied: Buffer[] = [upload.subarray(0, SIGNATURE_BYTES)];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (let at = SIGNATURE_BYTES; ;) {
    const length = slice(upload, at, 8).readUInt32BE();
    const type = upload.toString('latin1', at + 4, at + 8);
    const chunk = slice(upload, at, length + 12);
    at += chunk.length;
    if (!size) {
      if (type !== 'IHDR' || length !== 13) throw new DamagedError('no header');
      size = { width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) };
    } else if (type === 'IHDR') {
      throw new DamagedError('two headers');
    }
    if (type === 'eXIf')
      orientation = readOrientation(chunk.subarray(8, 8 + Math.min(length, MAX_EXIF_BYTES)));
    if (ALLOWED.has(type) || (type === 'iCCP' && isSmallProfile(chunk.subarray(8, -4)))) copied.push(chunk);
    if (type === 'IEND') return { format: 'png', ...size, orientation, data: Buffer.concat(copied) };
  }
}
