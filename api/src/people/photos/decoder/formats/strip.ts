import { stripAvif } from './avif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import type { Stripped } from './stripped.ts';
import { stripWebp } from './webp.ts';

const STRIP = { jpeg: stripJpeg, png: stripPng, webp: stripWebp, avif: stripAvif };

/** Format of a file by its first bytes, whatever its sender calls it; null when it is none of the accepted ones. */
function formatOf(upload: Buffer): Stripped['format'] | null {
  const text = (from: number, to: number) => upload.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (['ftypavif', 'ftypavis'].includes(text(4, 12))) return 'avif';
  return null;
}

/**
 * Reduces an upload to its pixels without decoding one: time and memory grow with its bytes only. Null for other formats.
 * @throws DamagedError
 */
export function stripUpload(upload: Buffer): Stripped | null {
  const format = formatOf(upload);
  return format && STRIP[format](upload);
}
