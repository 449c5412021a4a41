import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';

const Words = styled.p`
  margin-block: ${theme.space.s3} ${theme.space.s5};
  color: ${theme.color.ink2};
`;

export interface FailedDialogProps {
  /** Asks again for what could not be opened; without it the button that opened it is the way. */
  onRetry?: () => void;
  onClose: () => void;
}

/** The popup in place of a dialog that was asked for and could not come (spec §8 Error catalogue). */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'errors.popup', defaultMessage: 'An error has occurred.' });
  return (
    <Modal title={title} onClose={onClose}>
      <Words>
        {intl.formatMessage({
          id: 'frame.slot.failed',
          defaultMessage: 'This couldn’t be opened. Try again in a moment.',
        })}
      </Words>
      {onRetry ? (
        <Button onClick={onRetry}>
          {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Try again' })}
        </Button>
      ) : (
        <Button onClick={onClose}>{intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}</Button>
      )}
    </Modal>
  );
}
