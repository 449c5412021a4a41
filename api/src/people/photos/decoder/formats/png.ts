import { readOrientation } from './orientation.ts';
import { DamagedError, slice, type Stripped } from './stripped.ts';

const SIGNATURE_BYTES = 8;
const ALLOWED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const MAX_EXIF_BYTES = 65_535;

/**
 * Preserves header, palette, transparency and pixels of a PNG. Texts, colour profile, EXIF, further frames and everything behind
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
    if (ALLOWED.has(type)) copied.push(chunk);
    if (type === 'IEND') return { format: 'png', ...size, orientation, data: Buffer.concat(copied) };
  }
}
