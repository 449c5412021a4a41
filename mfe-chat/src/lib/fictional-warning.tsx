import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Row, Stack } from '@rendezvous/ui/layout/page';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';

export interface WarningProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Warning before the first message to a fictional profile, confirmed once per profile (spec §1 fictional profiles). */
export function FictionalWarning({ name, onConfirm, onCancel }: WarningProps) {
  const intl = useIntl();
  const { singular, warning } = useFictionalWords();
  return (
    <Modal title={singular} onClose={onCancel}>
      <Words>
        <p>{warning}</p>
        <p>
          {intl.formatMessage(
            {
              id: 'fictional.once',
              defaultMessage: 'You are writing to {name} for the first time. We ask this once.',
            },
            { name },
          )}
        </p>
        <Row $wrap>
          <Button onClick={onConfirm}>
            {intl.formatMessage({ id: 'fictional.confirm', defaultMessage: 'I understand, send it' })}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {intl.formatMessage({ id: 'fictional.cancel', defaultMessage: 'Don’t send' })}
          </Button>
        </Row>
      </Words>
    </Modal>
  );
}

const Words = styled(Stack)`
  margin-top: ${theme.space.s3};
`;
