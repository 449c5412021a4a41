import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import type { PhotoFocus } from '@rendezvous/contract/resources/photos/schemas';
import { SIZES, WIDTHS, type DecodeJob, type Decoded, type Encoded } from '../messages.ts';

/** A locked photo is first reduced to this many pixels: what is left cannot be sharpened again. */
const CENSORED_DETAIL = 14;
const CENSORED_WIDTHS = { thumb: 160, medium: 320, large: 480 } as const;
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Permits the readers of the accepted formats and no others, on one thread and without a cache. */
export function restrictReaders(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
}

/** Turns by EXIF orientation; sharp mirrors left to right before it turns clockwise. */
const TURNS: readonly [degrees: number, isMirrored: boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
];

const open = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/** Decodes the first frame, or its part, not wider than the largest file once it is upright. */
async function decode({ data, orientation, maxPixels, part, strict }: DecodeJob): Promise<Pixels> {
  const [degrees, isMirrored] = TURNS[orientation - 1] ?? [0, false];
  const side = degrees % 180 === 0 ? 'width' : 'height';
  const frame = sharp(data, {
    limitInputPixels: maxPixels,
    failOn: strict ? 'warning' : 'error',
    pages: 1,
    sequentialRead: true,
  });
  const pixels = await (part ? frame.extract(part) : frame)
    .resize({ [side]: WIDTHS.large, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (orientation === 1) return pixels;
  return open(pixels).rotate(degrees).flop(isMirrored).raw().toBuffer({ resolveWithObject: true });
}

/** Sides of the crop that a focus is looked for in. */
const FOCUS_CROP = { long: 96, short: 64 } as const;

/**
 * Point of a picture that draws the eye, as libvips weighs skin, colour and contrast. The crop lies across the picture: libvips
 * looks for nothing where a crop covers it all.
 */
async function focusOf(pixels: Pixels): Promise<PhotoFocus> {
  const { width, height } = pixels.info;
  const { long, short } = FOCUS_CROP;
  const isUpright = height >= width;
  const { info } = await open(pixels)
    .resize({
      width: isUpright ? long : short,
      height: isUpright ? short : long,
      fit: 'cover',
      position: sharp.strategy.attention,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = long / Math.min(width, height);
  const share = (at: number | undefined, side: number) =>
    Math.min(100, Math.round((100 * (at ?? 0)) / (side * scale)));
  return { x: share(info.attentionX, width), y: share(info.attentionY, height) };
}

async function each(encode: (size: keyof Encoded) => Promise<Buffer>): Promise<Encoded> {
  const encoded: Partial<Encoded> = {};
  for (const size of SIZES) encoded[size] = await encode(size);
  return encoded as Encoded;
}

/** Makes the files of a photo and their blurred twins. @throws Error for a file that cannot be decoded */
export async function encodePicture(job: DecodeJob): Promise<Decoded> {
  const pixels = await decode(job);
  const { width, height } = pixels.info;
  const tiny = await open(pixels)
    .resize({ width: CENSORED_DETAIL })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    focus: await focusOf(pixels),
    digest: createHash('sha256').update(pixels.data).digest('hex'),
    open: await each((size) =>
      open(pixels).resize({ width: WIDTHS[size], withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    ),
    censored: await each((size) =>
      open(tiny)
        .resize({
          width: CENSORED_WIDTHS[size],
          height: Math.round((CENSORED_WIDTHS[size] * height) / width),
          fit: 'fill',
          kernel: 'cubic',
        })
        .blur(CENSORED_WIDTHS[size] / 28)
        .webp({ quality: 55 })
        .toBuffer(),
    ),
  };
}
