import type { PhotoFocus } from '@rendezvous/contract/resources/photos/schemas';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import type { Decoder } from './decoder/decoder.ts';
import { stripUpload } from './decoder/formats/strip.ts';
import { DamagedError, type Stripped } from './decoder/formats/stripped.ts';
import { SIZES, WIDTHS, type Decoded, type PicturePart } from './decoder/messages.ts';
import type { PhotoFiles } from './tables.ts';

/** Longest side of an upload in relation to its shortest. */
const MAX_ASPECT = 4;
/** An AVIF is decoded as a whole, with about 20 bytes of memory per pixel. */
const MAX_AVIF_PIXELS = 24_000_000;
/** Most pixels of a file that was made here. */
const MAX_OWN_PIXELS = WIDTHS.large * WIDTHS.large * MAX_ASPECT;

export interface PictureLimits {
  minSide: number;
  maxPixels: number;
}

/** A picture ready to be stored: new files under new names, nothing of the upload in them. */
export interface Picture {
  width: number;
  height: number;
  /** Point that a crop preserves, in percent; absent for the point where faces mostly are. */
  focus?: PhotoFocus;
  digest: string;
  files: PhotoFiles;
  censored: PhotoFiles;
  contents: Map<string, Buffer>;
}

/** Refuses by the size in the header, before a pixel is decoded. */
function checkSize({ format, width, height }: Stripped, limits: PictureLimits): void {
  const maxPixels = format === 'avif' ? Math.min(limits.maxPixels, MAX_AVIF_PIXELS) : limits.maxPixels;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short === 0) throw fieldProblem('file', 'picture_unreadable');
  if (width * height > maxPixels)
    throw fieldProblem('file', 'too_many_pixels', { megapixels: maxPixels / 1e6 });
  if (short < limits.minSide) throw fieldProblem('file', 'too_few_pixels', { pixels: limits.minSide });
  if (long > short * MAX_ASPECT) throw fieldProblem('file', 'too_narrow', { limit: MAX_ASPECT });
}

/** Pixels of an upload and nothing else of it. */
function stripped(upload: Buffer): Stripped {
  try {
    const picture = stripUpload(upload);
    if (!picture) throw problem('unsupported_media');
    return picture;
  } catch (error) {
    if (error instanceof DamagedError) throw fieldProblem('file', 'picture_unreadable');
    throw error;
  }
}

function name(kind: 'o' | 'c'): string {
  return `${kind}${randomText(21)}.webp`;
}

/** New names for the files of a picture: `o` served by signed links, `c` (blurred twins) public. */
export function fileNames(kind: 'o' | 'c'): PhotoFiles {
  return { thumb: name(kind), medium: name(kind), large: name(kind) };
}

/**
 * Checks an upload and makes its files: WebP in fixed widths, upright, without metadata, and blurred twins under
 * unrelated names (spec §3 Image). Names starting with `o` are only served by signed links, `c` are public.
 * @throws problem `unsupported_media`, `unavailable` or a field error on `file`
 */
export async function makePicture(decoder: Decoder, upload: Buffer, limits: PictureLimits): Promise<Picture> {
  const picture = stripped(upload);
  checkSize(picture, limits);
  const { orientation, data, strict = false } = picture;
  const decoded = await decoder.decode({ orientation, data, strict, maxPixels: limits.maxPixels });
  if (!decoded) throw fieldProblem('file', 'picture_unreadable');
  return pictureOf(decoded);
}

/**
 * Makes the files of a part of a picture that `makePicture` has made before; without a part, of all of it.
 * @throws problem `unavailable`, or a field error on `crop`
 */
export async function cutPicture(decoder: Decoder, data: Buffer, part?: PicturePart): Promise<Picture> {
  const decoded = await decoder.decode({
    orientation: 1,
    data,
    maxPixels: MAX_OWN_PIXELS,
    ...(part && { part }),
  });
  if (!decoded) throw fieldProblem('crop', 'invalid');
  return pictureOf(decoded);
}

/** Gives the files of a decoded picture their names. */
function pictureOf({ open, censored: blurred, ...facts }: Decoded): Picture {
  const files = fileNames('o');
  const censored = fileNames('c');
  const contents = new Map<string, Buffer>();
  for (const size of SIZES) {
    contents.set(files[size], Buffer.from(open[size]));
    contents.set(censored[size], Buffer.from(blurred[size]));
  }
  return { ...facts, files, censored, contents };
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
