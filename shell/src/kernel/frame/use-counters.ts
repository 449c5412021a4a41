import { useLastOf } from '@rendezvous/bus/react';
import { useFrameBus, useFrameUser } from './frame-context.ts';

export interface Counters {
  unread: number;
  newLikes: number;
}

/** Last published numbers of unread messages and new likes; while the server renders, those of the account. */
export function useCounters(): Counters {
  const bus = useFrameBus();
  const user = useFrameUser();
  const unread = useLastOf(bus, 'unread:changed');
  const newLikes = useLastOf(bus, 'new-likes:changed');
  if (!user) return { unread: 0, newLikes: 0 };
  return { unread: unread ?? user.counters.unread, newLikes: newLikes ?? user.counters.new_likes };
}
