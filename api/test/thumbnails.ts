import sharp from 'sharp';
import { portrait, type Look } from '../seed/art/portrait.ts';

/** Colours of a portrait on a grid, coarse as the eye passes over a page of cards. */
export const thumbnailOf = (look: Look): Promise<Buffer> =>
  sharp(Buffer.from(portrait(look)), { density: 14.4 })
    .removeAlpha()
    .resize(16, 20, { fit: 'fill' })
    .raw()
    .toBuffer();

/** Mean difference of two thumbnails, 0 (the same) to 1 (black and white). */
export const difference = (first: Buffer, second: Buffer): number =>
  first.reduce((sum, value, index) => sum + Math.abs(value - second[index]!), 0) / first.length / 255;
