import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import type { PhotoFiles } from './tables.ts';

/** Widths of the stored files in pixels; smaller pictures are not enlarged. */
export const WIDTHS = { thumb: 320, medium: 640, large: 1200 } as const;
/** A locked photo is first reduced to this many pixels: what is left cannot be sharpened again. */
const CENSORED_DETAIL = 14;
const CENSORED_WIDTHS = { thumb: 160, medium: 320, large: 480 } as const;

export interface PictureLimits {
  minSide: number;
  maxPixels: number;
}

/** A picture ready to be stored: new files under new names, nothing of the upload in them. */
export interface Picture {
  width: number;
  height: number;
  digest: string;
  files: PhotoFiles;
  censored: PhotoFiles;
  contents: Map<string, Buffer>;
}

/** Accepted formats by their first bytes: no parser sees anything else. */
function isAccepted(upload: Buffer): boolean {
  const brand = upload.subarray(4, 12).toString('latin1');
  return (
    upload.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    upload.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (upload.subarray(0, 4).toString('latin1') === 'RIFF' &&
      upload.subarray(8, 12).toString('latin1') === 'WEBP') ||
    brand === 'ftypavif' ||
    brand === 'ftypavis'
  );
}

/** Reads the size from the header, before a pixel is decoded. */
async function checkSize(upload: Buffer, limits: PictureLimits): Promise<void> {
  const header = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) throw fieldProblem('file', 'invalid');
  if (header.width * header.height > limits.maxPixels)
    throw fieldProblem('file', 'too_large', { megapixels: limits.maxPixels / 1e6 });
  if (Math.min(header.width, header.height) < limits.minSide)
    throw fieldProblem('file', 'too_small', { pixels: limits.minSide });
}

function name(kind: 'o' | 'c'): string {
  return `${kind}${randomText(21)}.webp`;
}

/** New names for the files of a picture: `o` served by signed links, `c` (blurred twins) public. */
export function fileNames(kind: 'o' | 'c'): PhotoFiles {
  return { thumb: name(kind), medium: name(kind), large: name(kind) };
}

const SIZES = ['thumb', 'medium', 'large'] as const;

/**
 * Checks an upload and makes its files: WebP in fixed widths, upright, without metadata, and blurred twins under
 * unrelated names (spec §3 Image). Names starting with `o` are only served by signed links, `c` are public.
 * @throws problem `unsupported_media` or a field error on `file`
 */
export async function makePicture(upload: Buffer, limits: PictureLimits): Promise<Picture> {
  if (!isAccepted(upload)) throw problem('unsupported_media');
  await checkSize(upload, limits);
  const contents = new Map<string, Buffer>();
  const files = fileNames('o');
  const censored = fileNames('c');
  try {
    const base = await sharp(upload, { limitInputPixels: limits.maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: WIDTHS.large, withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const open = () => sharp(base.data, { raw: base.info });
    const tiny = await open().resize({ width: CENSORED_DETAIL }).png().toBuffer();
    for (const size of SIZES) {
      contents.set(
        files[size],
        await open()
          .resize({ width: WIDTHS[size], withoutEnlargement: true })
          .webp({ quality: 78 })
          .toBuffer(),
      );
      const height = Math.round((CENSORED_WIDTHS[size] * base.info.height) / base.info.width);
      const blurred = sharp(tiny)
        .resize({ width: CENSORED_WIDTHS[size], height, fit: 'fill', kernel: 'cubic' })
        .blur(CENSORED_WIDTHS[size] / 28);
      contents.set(censored[size], await blurred.webp({ quality: 55 }).toBuffer());
    }
    const digest = createHash('sha256').update(base.data).digest('hex');
    return { width: base.info.width, height: base.info.height, digest, files, censored, contents };
  } catch {
    throw fieldProblem('file', 'invalid');
  }
}

/** Fresh public names for the files of a main photo. */
export function publicNames(): PhotoFiles {
  return {
    thumb: `p${randomText(21)}.webp`,
    medium: `p${randomText(21)}.webp`,
    large: `p${randomText(21)}.webp`,
  };
}

/** Is this file public? Blurred twins and main photos are, known by the first letter. */
export function isPublicName(file: string): boolean {
  return /^[cp][A-Za-z0-9]{21}\.webp$/.test(file);
}
