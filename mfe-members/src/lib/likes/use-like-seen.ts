import { useEffect } from 'react';
import { useShell, useTopic } from '@rendezvous/remote/react/hooks';
import { markLikeSeen } from './mark-like-seen.ts';

/**
 * Marks a member's like, and the match with them, as seen once the screen shows them, and makes the frame refresh its counter
 * (spec §4 Likes). Without a member nothing is marked.
 */
export function useLikeSeen(member: string | undefined): void {
  const shell = useShell();
  const likes = useTopic('likes:updated');
  const isNew =
    (likes?.liked_by.some(({ id, like_new: unseen }) => id === member && unseen) ||
      likes?.matches.some(({ id, seen }) => id === member && !seen)) ??
    false;
  useEffect(() => {
    if (!isNew || member === undefined) return;
    markLikeSeen(member).then(
      () => shell.refresh('likes', 'user'),
      () => undefined, // The like stays new until the next visit; nothing on this page depends on it.
    );
  }, [isNew, member, shell]);
}
