import { useSyncExternalStore } from 'react';
import type { LikeResponse } from '@rendezvous/contract/resources/likes/schemas';
import { useShell } from './hooks.tsx';

/** A like of one member, as a heart shows it. */
export interface Like {
  liked: boolean;
  /** Gives or withdraws the like; see `LikesService.set`. */
  toggle(): Promise<LikeResponse | null>;
}

/** Returns the like of a member. `liked` is what the server said of it; changes in any part or tab of the page win over it. */
export function useLike({ id, liked }: { id: string; liked: boolean }): Like {
  const { likes } = useShell();
  const now = () => likes.shown(id) ?? liked;
  const shown = useSyncExternalStore(likes.watch, now, () => liked);
  return { liked: shown, toggle: () => likes.set(id, { from: now(), to: !now() }) };
}
