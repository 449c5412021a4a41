import { CROP_PARTS } from '@rendezvous/contract/resources/photos/values';
import type { Photo, PhotoCrop } from '@rendezvous/contract/resources/photos/schemas';

/** Width by height of a crop: the shape of a card. */
const SHAPE = 4 / 5;
/** Share of the largest part that a new crop begins with. */
const FIRST_SHARE = 0.8;

export interface Size {
  width: number;
  height: number;
}

/** A part of a picture: its size as a share of the largest part of this shape, and its middle in thousandths. */
export interface Cut {
  share: number;
  x: number;
  y: number;
}

/** The whole picture of a photo. */
export function wholeOf({ uncropped, urls, width, height }: Photo): Size & { url: string } {
  return uncropped ?? { url: urls.large, width, height };
}

/** Largest part of the shape of a card, in thousandths of the picture's sides. */
function largest({ width, height }: Size): Size {
  const wide = (height * SHAPE) / width;
  return wide <= 1
    ? { width: CROP_PARTS * wide, height: CROP_PARTS }
    : { width: CROP_PARTS, height: CROP_PARTS / wide };
}

/** Least share with enough pixels; above 1 for a picture that is too small to cut. */
export function leastShare(picture: Size, minSide: number): number {
  const least = Math.min(minSide, picture.width, picture.height);
  return least / ((largest(picture).width / CROP_PARTS) * picture.width);
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Puts a cut where it is wholly inside the picture. */
export function settled(picture: Size, { share, x, y }: Cut, minSide: number): Cut {
  const limited = within(share, Math.min(1, leastShare(picture, minSide)), 1);
  const { width, height } = largest(picture);
  const half = { x: (width * limited) / 2, y: (height * limited) / 2 };
  return {
    share: limited,
    x: within(x, half.x, CROP_PARTS - half.x),
    y: within(y, half.y, CROP_PARTS - half.y),
  };
}

/** The crop that a cut makes. */
export function cropOfCut(picture: Size, { share, x, y }: Cut): PhotoCrop {
  const part = largest(picture);
  const width = Math.round(part.width * share);
  const height = Math.round(part.height * share);
  return {
    x: within(Math.round(x - width / 2), 0, CROP_PARTS - width),
    y: within(Math.round(y - height / 2), 0, CROP_PARTS - height),
    width,
    height,
  };
}

/** The cut a photo has, or the first one: around the point that a card always shows. */
export function firstCut(photo: Photo, minSide: number): Cut {
  const picture = wholeOf(photo);
  const crop = photo.uncropped?.crop;
  const cut = crop
    ? {
        share: crop.width / largest(picture).width,
        x: crop.x + crop.width / 2,
        y: crop.y + crop.height / 2,
      }
    : {
        share: FIRST_SHARE,
        x: (photo.focus.x * CROP_PARTS) / 100,
        y: (photo.focus.y * CROP_PARTS) / 100,
      };
  return settled(picture, cut, minSide);
}
