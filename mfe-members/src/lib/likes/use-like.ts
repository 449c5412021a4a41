import { ApiError, serverNow } from '@rendezvous/api-client/client';
import { LIKE_FORM } from '@rendezvous/contract/resources/plain-forms/values';
import { late } from '@rendezvous/remote/late';
import { useShell, useSettings, useTopic, useUser } from '@rendezvous/remote/react/hooks';
import { useIntl } from 'react-intl';
import { useLike as useSharedLike } from '@rendezvous/remote/react/use-like';
import type { Likeable } from './likeable.ts';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';

/** Words after a press: no first screen shows them. */
export const likeWords = late(() => import(/* webpackChunkName: "first-press" */ './announce-like.ts'));

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
 * shell/src/early). Visitors are asked to log in. A member without
 * likes left sees when the next ones come. A sent like is announced, with what is left today and the way to withdraw it
 * (spec §4 Likes, §6 Visitor, §8 Likes exhausted).
 */
export function useLike(member: Likeable) {
  const intl = useIntl();
  const shell = useShell();
  const settings = useSettings();
  const user = useUser();
  const dialogs = useDialogs();
  const likes = useTopic('likes:updated');
  const refuse = useRefusal();
  const { liked, toggle } = useSharedLike(member);

  function handleToggle() {
    if (!user) return dialogs.requireLogin({ action: 'like', name: member.name, member: member.id });
    if (!liked && likes?.likes_remaining === 0 && Date.parse(likes.reset_at) > serverNow())
      return dialogs.showExhausted(likes);
    toggle()
      .then(async (answer) => {
        if (!answer?.liked || answer.match) return;
        const { announceLike } = await likeWords.load();
        announceLike({ intl, shell, settings, free: !user.paid_user }, member, answer);
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'likes_exhausted')
          return dialogs.showExhausted(error.problem);
        refuse(error);
      });
  }

  return {
    liked,
    toggle: handleToggle,
    // The server's HTML says more of a heart than the browser's build.
    plain:
      typeof document === 'undefined'
        ? drawnByServer(member.id, liked)
        : { 'data-like': member.id, suppressHydrationWarning: true },
  };
}
