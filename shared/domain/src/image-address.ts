import type { ImageRef, PhotoFocus } from '@rendezvous/contract/resources/photos/schemas';
import type { Settings } from '@rendezvous/contract/settings/schemas';

type Place = Pick<Settings, 'cdn_prefix'>;

/** Returns the address of an image named by path. An absolute address or path stays as it is. */
export function imageAddress({ cdn_prefix: prefix }: Place, path: string): string {
  if (/^(https?:\/)?\//.test(path)) return path;
  return `${prefix.replace(/\/$/, '')}/${path}`;
}

/** Address of a picture, and the position of its crop. */
export interface Picture {
  /** Address of the full size. */
  src: string;
  /** Address of the thumbnail. */
  thumb: string;
  /** `object-position` of a crop. */
  crop: string;
}

/** Returns the place of a photo's crop, in steps of ten: one class for photos that are cropped alike. */
export function cropOf({ x, y }: PhotoFocus): string {
  return `${Math.round(x / 10)}0% ${Math.round(y / 10)}0%`;
}

/** Returns the addresses and the crop of a picture. Null without a picture. */
export function pictureOf(
  settings: Place,
  image: Pick<ImageRef, 'path' | 'thumb_path' | 'focus'> | null,
): Picture | null {
  if (!image) return null;
  const { path, thumb_path: thumb, focus } = image;
  return { src: imageAddress(settings, path), thumb: imageAddress(settings, thumb), crop: cropOf(focus) };
}
