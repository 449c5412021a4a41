import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fileNames, type Picture } from '#src/people/photos/pictures.ts';
import { portrait, type Look } from './art/portrait.ts';
import { encodedOnce, type Encoded } from './picture-cache.ts';

/** Width of a drawn picture in pixels; flat shapes need no more. */
const WIDTH = 720;
const HEIGHT = 900;
const THUMB = 320;
/** What is left of a locked picture, as for uploads: too little to be sharpened again. */
const CENSORED_DETAIL = 14;
const CENSORED_WIDTHS = { thumb: 160, medium: 240 } as const;
/** Flat shapes compress well without trying hard. */
const FAST = { quality: 78, effort: 2 } as const;
/** Goes up when a drawing is encoded in another way than before. */
const EDITION = 1;
const PARTS = 4;

/** Large and small picture, and their blurred twins. */
async function encode(drawing: Buffer): Promise<Encoded> {
  const base = await sharp(drawing, { density: (72 * WIDTH) / 400 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () => sharp(base.data, { raw: base.info });
  const tiny = await open().resize({ width: CENSORED_DETAIL }).png().toBuffer();
  const blurred = await sharp(tiny)
    .resize({
      width: CENSORED_WIDTHS.thumb,
      height: (CENSORED_WIDTHS.thumb * HEIGHT) / WIDTH,
      fit: 'fill',
      kernel: 'cubic',
    })
    .blur(CENSORED_WIDTHS.thumb / 28)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blur = (width: number) =>
    sharp(blurred.data, { raw: blurred.info }).resize({ width }).webp({ quality: 55, effort: 0 }).toBuffer();
  return [
    await open().webp(FAST).toBuffer(),
    await open().resize({ width: THUMB }).webp(FAST).toBuffer(),
    await blur(CENSORED_WIDTHS.medium),
    await blur(CENSORED_WIDTHS.thumb),
  ];
}

/**
 * Draws a look and makes the files an upload would have: fixed sizes, blurred twins, names that say nothing. Straight from
 * the drawing instead of through an upload's checks, because four hundred members should stand within a minute.
 */
export async function drawPicture(look: Look): Promise<Picture> {
  const drawing = Buffer.from(portrait(look));
  const digest = createHash('sha256').update(`${EDITION} ${WIDTH} `).update(drawing).digest('hex');
  const [large, thumb, blurredLarge, blurredThumb] = (await encodedOnce(digest, PARTS, () =>
    encode(drawing),
  )) as [Buffer, Buffer, Buffer, Buffer];
  const files = fileNames('o');
  const censored = fileNames('c');
  const contents = new Map([
    [files.large, large],
    [files.medium, large],
    [files.thumb, thumb],
    [censored.large, blurredLarge],
    [censored.medium, blurredLarge],
    [censored.thumb, blurredThumb],
  ]);
  return { width: WIDTH, height: HEIGHT, digest, files, censored, contents };
}
