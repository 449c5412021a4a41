import { useIntl } from 'react-intl';
import { useSettings, useUser } from './hooks.tsx';
import { ExhaustedDialog } from './exhausted-dialog.tsx';

/** Dialog for used-up likes with the member's own number a day (spec §8 Likes exhausted). */
export function LikesExhausted({ until, onClose }: { until: number; onClose: () => void }) {
  const intl = useIntl();
  const { free_likes_per_day: free, premium_likes_per_day: premium } = useSettings();
  const count = useUser()?.paid_user ? premium : free;
  return (
    <ExhaustedDialog
      title={intl.formatMessage({ id: 'likes.exhausted.title', defaultMessage: 'No Likes left today' })}
      waiting={intl.formatMessage(
        {
          id: 'likes.exhausted.text',
          defaultMessage:
            'You can give out {count, plural, one {# Like} other {# Likes}} per day. Tomorrow you may give another {count}! Please wait:',
        },
        { count },
      )}
      ready={intl.formatMessage({
        id: 'likes.exhausted.ready',
        defaultMessage: 'It’s past midnight: your likes are back.',
      })}
      until={until}
      onClose={onClose}
    />
  );
}
