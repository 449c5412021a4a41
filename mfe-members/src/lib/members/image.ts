import type { ImageRef } from '@rendezvous/contract/profile';
import type { Settings } from '@rendezvous/contract/settings';

/** Address of an image the server names by path; an absolute one is used as it is. */
export function imageUrl({ cdn_prefix: prefix }: Pick<Settings, 'cdn_prefix'>, path: string): string {
  if (/^(https?:)?\/\//.test(path) || path.startsWith('/')) return path;
  return `${prefix.replace(/\/$/, '')}/${path}`;
}

/** The picture of a card: the large file for its `src`, the small one for narrow screens; null without a photo. */
export function cardImage(settings: Pick<Settings, 'cdn_prefix'>, image: ImageRef | null): { src: string; thumb: string } | null {
  return image && { src: imageUrl(settings, image.path), thumb: imageUrl(settings, image.thumb_path) };
}
