import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '@rendezvous/api-client/client';
import { useBus, useShell, useTopic, useUser } from '@rendezvous/remote/react/hooks';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { setLike } from './set-like.ts';
import { createToggleStore } from './toggle-store.ts';

/** One for the remote: a member liked on their page is liked on every card too. */
const store = createToggleStore();
let owner: string | null = null;

export interface Likeable {
  id: string;
  name: string;
  liked: boolean;
}

/**
 * The like of one member: what to show and how to change it. Visitors are told to log in, whoever is out of likes sees when
 * the next ones come, and a match opens the match dialog (spec §4 Likes, §6 Visitor, §8 Likes exhausted).
 */
export function useLike({ id, name, liked }: Likeable): { liked: boolean; toggle: () => void } {
  const user = useUser();
  const bus = useBus();
  const shell = useShell();
  const dialogs = useDialogs();
  const likes = useTopic('likes:updated');
  const refuse = useRefusal();
  useForgetting(user?.id ?? null);
  const shown =
    useSyncExternalStore(
      store.subscribe,
      () => store.shown(id),
      () => undefined,
    ) ?? liked;

  async function change() {
    const answer = await store.set(id, { from: shown, to: !shown }, (to) => setLike(id, to));
    if (!answer) return;
    bus.publish('member:liked', { member: id, liked: answer.liked, match: answer.match });
    const celebrated = answer.match && answer.liked && shell.openSlot('match-modal', { member: id });
    if (!celebrated) await shell.refresh('likes');
  }

  function toggle() {
    if (!user) return dialogs.requireLogin({ action: 'like', name, member: id });
    if (!shown && likes?.likes_remaining === 0 && Date.parse(likes.reset_at) > Date.now())
      return dialogs.tellExhausted(likes);
    change().catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'likes_exhausted')
        return dialogs.tellExhausted(error.problem);
      refuse(error);
    });
  }

  return { liked: shown, toggle };
}

/** What one member liked is not what the next one on this device sees. */
function useForgetting(userId: string | null) {
  useEffect(() => {
    if (owner === userId) return;
    owner = userId;
    store.clear();
  }, [userId]);
}
