import type { ImageRef } from '@rendezvous/contract/profile';
import type { Settings } from '@rendezvous/contract/settings';

/** Address of an image the server names by path; an absolute one is used as it is. */
export function imageUrl({ cdn_prefix: prefix }: Pick<Settings, 'cdn_prefix'>, path: string): string {
  if (/^https?:\/\//.test(path) || path.startsWith('/')) return path;
  return `${prefix.replace(/\/$/, '')}/${path}`;
}

/** The addresses of a card's picture in its two sizes; null without a picture. */
export function cardImage(
  settings: Pick<Settings, 'cdn_prefix'>,
  image: ImageRef | null,
): { src: string; thumb: string } | null {
  return image && { src: imageUrl(settings, image.path), thumb: imageUrl(settings, image.thumb_path) };
}
