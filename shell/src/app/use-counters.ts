import { useLastOf } from '@rendezvous/bus/react';
import { useFrameBus, useFrameUser } from './frame-context.ts';

export interface Counters {
  unread: number;
  newLikes: number;
}

/** Unread messages and new likes: from the lists once they have been read, before that as the account told them. */
export function useCounters(): Counters {
  const bus = useFrameBus();
  const user = useFrameUser();
  const chats = useLastOf(bus, 'chats:updated');
  const likes = useLastOf(bus, 'likes:updated');
  if (!user) return { unread: 0, newLikes: 0 };
  return {
    unread: chats?.total_unread ?? user.counters.unread,
    newLikes: likes ? likes.liked_by.filter((like) => like.like_new).length : user.counters.new_likes,
  };
}
