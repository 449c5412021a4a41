import type { Settings } from '@rendezvous/contract/settings';

type Place = Pick<Settings, 'cdn_prefix'>;

/** Returns the address of an image named by path. An absolute address or path stays as it is. */
export function imageAddress({ cdn_prefix: prefix }: Place, path: string): string {
  if (/^(https?:\/)?\//.test(path)) return path;
  return `${prefix.replace(/\/$/, '')}/${path}`;
}

/** Returns both addresses of a picture: full size and thumbnail. Null without a picture. */
export function pictureAddresses(
  settings: Place,
  image: { path: string; thumb_path: string } | null,
): { src: string; thumb: string } | null {
  return (
    image && { src: imageAddress(settings, image.path), thumb: imageAddress(settings, image.thumb_path) }
  );
}
