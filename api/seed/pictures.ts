import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fileNames, type Picture } from '#src/modules/photos/pictures.ts';
import { portrait, type Look } from './art/portrait.ts';

/** Width of a drawn picture in pixels; flat shapes need no more. */
const WIDTH = 720;
const HEIGHT = 900;
const THUMB = 320;
/** What is left of a locked picture, as for uploads: too little to be sharpened again. */
const CENSORED_DETAIL = 14;
const CENSORED_WIDTHS = { thumb: 160, medium: 240 } as const;
/** Flat shapes compress well without trying hard. */
const FAST = { quality: 78, effort: 2 } as const;

/**
 * Draws a look and makes the files an upload would have: fixed sizes, blurred twins, names that say nothing. Straight from
 * the drawing instead of through an upload's checks, because four hundred members should stand within a minute.
 */
export async function drawPicture(look: Look): Promise<Picture> {
  const drawing = Buffer.from(portrait(look));
  const base = await sharp(drawing, { density: (72 * WIDTH) / 400 }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const open = () => sharp(base.data, { raw: base.info });
  const large = await open().webp(FAST).toBuffer();
  const thumb = await open().resize({ width: THUMB }).webp(FAST).toBuffer();
  const tiny = await open().resize({ width: CENSORED_DETAIL }).png().toBuffer();
  const blurred = await sharp(tiny)
    .resize({ width: CENSORED_WIDTHS.thumb, height: (CENSORED_WIDTHS.thumb * HEIGHT) / WIDTH, fit: 'fill', kernel: 'cubic' })
    .blur(CENSORED_WIDTHS.thumb / 28)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = fileNames('o');
  const censored = fileNames('c');
  const blur = (width: number) => sharp(blurred.data, { raw: blurred.info }).resize({ width }).webp({ quality: 55, effort: 0 }).toBuffer();
  const blurredLarge = await blur(CENSORED_WIDTHS.medium);
  const contents = new Map([
    [files.large, large],
    [files.medium, large],
    [files.thumb, thumb],
    [censored.large, blurredLarge],
    [censored.medium, blurredLarge],
    [censored.thumb, await blur(CENSORED_WIDTHS.thumb)],
  ]);
  const digest = createHash('sha256').update(drawing).digest('hex');
  return { width: WIDTH, height: HEIGHT, digest, files, censored, contents };
}
