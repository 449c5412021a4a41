import { useLastOf } from '@rendezvous/bus/react';
import { useFrameBus, useFrameUser } from './frame-context.ts';

export interface Counters {
  unread: number;
  newLikes: number;
}

/** Unread messages and new likes as last told; while the server renders, as the account told them. */
export function useCounters(): Counters {
  const bus = useFrameBus();
  const user = useFrameUser();
  const unread = useLastOf(bus, 'unread:changed');
  const newLikes = useLastOf(bus, 'new-likes:changed');
  if (!user) return { unread: 0, newLikes: 0 };
  return { unread: unread ?? user.counters.unread, newLikes: newLikes ?? user.counters.new_likes };
}
