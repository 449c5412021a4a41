import { LIKE_FORM } from '@rendezvous/contract/resources/plain-forms/values';
import { useHeart } from '@rendezvous/remote/react/use-heart';
import type { Likeable } from '@rendezvous/remote/likes/announce-like';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';

/** Makes a heart a button of the form for browsers without scripts (shell/src/app/plain-forms.tsx). With scripts the page has no such form, and it sends nothing. */
const drawnByServer = (member: string, liked: boolean) =>
  ({
    type: 'submit',
    form: LIKE_FORM,
    name: liked ? 'unlike' : 'like',
    value: member,
    'data-like': member,
  }) as const;

/**
 * Returns the like of a member: the state to show, the act of a press, and the attributes of a heart where nothing listens (`data-like` is for
 * shell/src/early). Visitors are asked to log in (spec §6 Visitor).
 */
export function useLike(member: Likeable) {
  const dialogs = useDialogs();
  const refuse = useRefusal();
  const heart = useHeart(member, {
    requireLogin: () => dialogs.requireLogin({ action: 'like', name: member.name, member: member.id }),
    showExhausted: dialogs.showExhausted,
    refuse,
  });
  return {
    ...heart,
    // The server's HTML says more of a heart than the browser's build.
    plain:
      typeof document === 'undefined'
        ? drawnByServer(member.id, heart.liked)
        : { 'data-like': member.id, suppressHydrationWarning: true },
  };
}
