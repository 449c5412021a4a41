import type { IntlShape } from 'react-intl';
import type { LikeResponse } from '@rendezvous/contract/resources/likes/schemas';
import type { ShellServices } from '@rendezvous/contract/composition/remote-contract';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Likeable } from './likeable.ts';

interface Page {
  intl: IntlShape;
  shell: Pick<ShellServices, 'toast' | 'likes'>;
  settings: Pick<Settings, 'like_undo_seconds'>;
  /** Free members read what is left today. */
  free: boolean;
}

/** Says that a like was sent and what is left today, and offers to withdraw it while the day's allowance gets it back. */
export function announceLike(
  { intl, shell, settings, free }: Page,
  { id, name }: Pick<Likeable, 'id' | 'name'>,
  { likes_remaining: left }: Pick<LikeResponse, 'likes_remaining'>,
): void {
  const sent = intl.formatMessage({ id: 'likes.given', defaultMessage: 'Like sent to {name}.' }, { name });
  const rest = intl.formatMessage(
    {
      id: 'likes.given.left',
      defaultMessage:
        '{left, plural, =0 {That was the last one for today.} one {# left today.} other {# left today.}}',
    },
    { left },
  );
  shell.toast({
    text: free ? `${sent} ${rest}` : sent,
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
                defaultMessage: 'That didn’t work: your like still counts. Tap the heart to try again.',
              }),
              tone: 'bad',
            }),
        ),
    },
  });
}
