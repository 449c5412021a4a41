import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '#src/controls/button.tsx';
import { Modal } from './modal.tsx';

const Words = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;

const Acts = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s4h};
`;

export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved input is lost. Escape, backdrop and cross stay. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({ id: 'ui.leave.title', defaultMessage: 'Leave this page?' })}
      onClose={onStay}
    >
      <Words>
        {intl.formatMessage({
          id: 'ui.leave.text',
          defaultMessage: 'What you typed here isn’t saved yet.',
        })}
      </Words>
      <Acts>
        <Button size="lg" wide onClick={onStay}>
          {intl.formatMessage({ id: 'ui.leave.stay', defaultMessage: 'Stay here' })}
        </Button>
        <Button tone="quiet" wide onClick={onLeave}>
          {intl.formatMessage({ id: 'ui.leave.go', defaultMessage: 'Leave' })}
        </Button>
      </Acts>
    </Modal>
  );
}
