import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';
import { text } from '@rendezvous/ui/text';
import { clockText, useCountdown } from '#src/lib/dialogs/use-countdown.ts';

/** Dialog for used-up swipes with a countdown to the reset (spec §8 Swipes exhausted). */
export function SwipesExhausted({ until, onClose }: { until: number; onClose: () => void }) {
  const intl = useIntl();
  const left = useCountdown(until);
  return (
    <Modal
      title={intl.formatMessage({ id: 'swipe.exhausted.title', defaultMessage: 'No swipes left today' })}
      onClose={onClose}
    >
      {left > 0 ? (
        <>
          <Words>
            {intl.formatMessage({
              id: 'errors.swipes_exhausted',
              defaultMessage:
                'You have no Swipes and Likes left for today. Tomorrow you can have another go! Please wait:',
            })}
          </Words>
          <Clock role="timer">{clockText(left)}</Clock>
        </>
      ) : (
        <Words>
          {intl.formatMessage({
            id: 'swipe.exhausted.ready',
            defaultMessage: 'It’s past midnight: your swipes are back.',
          })}
        </Words>
      )}
      <Button wide tone="outline" onClick={onClose}>
        {intl.formatMessage({ id: 'likes.exhausted.close', defaultMessage: 'All right' })}
      </Button>
    </Modal>
  );
}

const Words = styled.p`
  margin-top: ${theme.space.s3};
`;

const Clock = styled.p`
  ${text.d3}
  margin-block: ${theme.space.s3} ${theme.space.s4h};
  font-variant-numeric: lining-nums tabular-nums;
`;
