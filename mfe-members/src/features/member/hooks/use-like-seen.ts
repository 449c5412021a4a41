import { useEffect } from 'react';
import { useShell, useTopic } from '@rendezvous/remote/react/hooks';
import { markLikeSeen } from '../api/mark-like-seen.ts';

/** Marks this member's like as seen, once, and makes the frame refresh its counter. */
export function useLikeSeen(member: string): void {
  const shell = useShell();
  const likes = useTopic('likes:updated');
  const isNew = likes?.liked_by.some((like) => like.id === member && like.like_new) ?? false;
  useEffect(() => {
    if (!isNew) return;
    markLikeSeen(member).then(
      () => shell.refresh('likes', 'user'),
      () => undefined, // The like stays new until the next visit; nothing on this page depends on it.
    );
  }, [isNew, member, shell]);
}
