import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fileNames, type Picture } from '#src/people/photos/pictures.ts';
import { portrait, type Look } from './art/portrait.ts';
import { encodedOnce, type Encoded } from './picture-cache.ts';

/** Width of a drawn picture in pixels; flat shapes need no more. */
const WIDTH = 720;
const HEIGHT = 900;
const THUMB = 320;
/** Width of a blurred picture, as for uploads: too small to restore the original. */
const CENSORED_DETAIL = 14;
const CENSORED_WIDTHS = { thumb: 160, medium: 240 } as const;
/** Low effort: flat shapes compress well. */
const FAST = { quality: 78, effort: 2 } as const;
/** Version of the encoding; raise it when the encoding changes. */
const EDITION = 1;
const PARTS = 4;

/** Large and small picture with their blurred copies. */
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
 * Draws a look and makes the files of an upload: fixed sizes, blurred copies, opaque names. Skips the upload checks, so that
 * four hundred members are ready within a minute.
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
