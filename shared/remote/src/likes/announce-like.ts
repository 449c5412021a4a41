import type { IntlShape } from 'react-intl';
import type { LikeResponse } from '@rendezvous/contract/resources/likes/schemas';
import type { ShellServices } from '@rendezvous/contract/composition/remote-contract';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { Settings } from '@rendezvous/contract/settings/schemas';

/** A member as a heart needs them. */
export interface Likeable {
  id: string;
  name: string;
  liked: boolean;
}

interface Page {
  intl: IntlShape;
  shell: Pick<ShellServices, 'toast' | 'likes'>;
  settings: Pick<Settings, 'like_undo_seconds'>;
  user: Pick<User, 'paid_user' | 'status'>;
}

/**
 * Says that a like was sent, or waits until the member has confirmed the address, and to free members what is left today. Offers to withdraw it
 * while the day's allowance gets it back (spec §4 Account, §4 Likes).
 */
export function announceLike(
  { intl, shell, settings, user }: Page,
  { id, name }: Pick<Likeable, 'id' | 'name'>,
  { likes_remaining: left }: Pick<LikeResponse, 'likes_remaining'>,
): void {
  const sent =
    user.status === 'not_confirmed'
      ? intl.formatMessage(
          {
            id: 'likes.held',
            defaultMessage: 'Your like for {name} goes out once you’ve confirmed your e-mail address.',
          },
          { name },
        )
      : intl.formatMessage({ id: 'likes.given', defaultMessage: 'Like sent to {name}.' }, { name });
  const rest = intl.formatMessage(
    {
      id: 'likes.given.left',
      defaultMessage:
        '{left, plural, =0 {That was the last one for today.} one {# left today.} other {# left today.}}',
    },
    { left },
  );
  shell.toast({
    text: user.paid_user ? sent : `${sent} ${rest}`,
    tone: 'ok',
    seconds: settings.like_undo_seconds,
    action: {
      label: intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' }),
      run: () =>
        void shell.likes.set(id, { from: true, to: false }).then(
          () =>
            shell.toast({
              text: intl.formatMessage({ id: 'likes.undone', defaultMessage: 'You took the like back.' }),
            }),
          () =>
            shell.toast({
              text: intl.formatMessage({
                id: 'likes.undo.failed',
                defaultMessage: 'That didn’t work: your like is still there. Tap the heart to try again.',
              }),
              tone: 'bad',
            }),
        ),
    },
  });
}
