import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { text } from '@rendezvous/ui/layout/text';
import { clockText, useCountdown } from '#src/likes/use-countdown.ts';

interface Props {
  title: string;
  /** Said while the allowance is used up; the countdown is below it. */
  waiting: string;
  /** Said once it is back. */
  ready: string;
  /** When the allowance comes back, in milliseconds since 1970. */
  until: number;
  onClose: () => void;
}

/** Dialog for a used-up daily allowance with a countdown to its return (spec §8 Likes exhausted, Swipes exhausted). */
export function ExhaustedDialog({ title, waiting, ready, until, onClose }: Props) {
  const intl = useIntl();
  const left = useCountdown(until);
  return (
    <Modal title={title} onClose={onClose}>
      <Words>{left > 0 ? waiting : ready}</Words>
      {left > 0 && <Clock role="timer">{clockText(left)}</Clock>}
      <Button wide tone="outline" onClick={onClose}>
        {intl.formatMessage({ id: 'action.allRight', defaultMessage: 'OK' })}
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
