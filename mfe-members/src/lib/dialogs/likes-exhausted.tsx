import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';
import { text } from '@rendezvous/ui/text';
import { clockText, useCountdown } from './use-countdown.ts';

/** Dialog for used-up likes with the member's own number a day and a countdown to the reset (spec §8 Likes exhausted). */
export function LikesExhausted({ until, onClose }: { until: number; onClose: () => void }) {
  const intl = useIntl();
  const { free_likes_per_day: free, premium_likes_per_day: premium } = useSettings();
  const count = useUser()?.paid_user ? premium : free;
  const left = useCountdown(until);
  return (
    <Modal
      title={intl.formatMessage({ id: 'likes.exhausted.title', defaultMessage: 'No Likes left today' })}
      onClose={onClose}
    >
      {left > 0 ? (
        <>
          <Words>
            {intl.formatMessage(
              {
                id: 'likes.exhausted.text',
                defaultMessage:
                  'You can give out {count, plural, one {# Like} other {# Likes}} per day. Tomorrow you may give another {count}! Please wait:',
              },
              { count },
            )}
          </Words>
          <Clock role="timer">{clockText(left)}</Clock>
        </>
      ) : (
        <Words>
          {intl.formatMessage({
            id: 'likes.exhausted.ready',
            defaultMessage: 'It’s past midnight: your likes are back.',
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
