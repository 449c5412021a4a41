import { useEffect } from 'react';
import { useShell, useTopic } from '@rendezvous/remote/react/hooks';
import { markLikeSeen } from './mark-like-seen.ts';

/**
 * Marks a member's like, and the match with them, as seen once their profile is open, and makes the frame refresh its counter
 * (spec §4 Likes). `only` marks the match alone, for screens that show no profile. Without a member nothing is marked.
 */
export function useLikeSeen(member: string | undefined, only?: 'match'): void {
  const shell = useShell();
  const likes = useTopic('likes:updated');
  const isNew =
    ((!only && likes?.liked_by.some(({ id, like_new: unseen }) => id === member && unseen)) ||
      likes?.matches.some(({ id, seen }) => id === member && !seen)) ??
    false;
  useEffect(() => {
    if (!isNew || member === undefined) return;
    markLikeSeen({ member, only }).then(
      () => shell.refresh('likes', 'user'),
      () => undefined, // The like stays new until the next visit; nothing on this page depends on it.
    );
  }, [isNew, member, only, shell]);
}
