import { useIntl } from 'react-intl';
import { ExhaustedDialog } from '@rendezvous/remote/react/exhausted-dialog';

/** Dialog for used-up swipes (spec §8 Swipes exhausted). */
export function SwipesExhausted({ until, onClose }: { until: number; onClose: () => void }) {
  const intl = useIntl();
  return (
    <ExhaustedDialog
      title={intl.formatMessage({ id: 'swipe.exhausted.title', defaultMessage: 'No swipes left today' })}
      waiting={intl.formatMessage({
        id: 'errors.swipes_exhausted',
        defaultMessage:
          'You have no Swipes and Likes left for today. Tomorrow you can have another go! Please wait:',
      })}
      ready={intl.formatMessage({
        id: 'swipe.exhausted.ready',
        defaultMessage: 'It’s past midnight: your swipes are back.',
      })}
      until={until}
      onClose={onClose}
    />
  );
}
