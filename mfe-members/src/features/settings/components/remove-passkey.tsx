import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';

interface Props {
  name: string;
  onKeep: () => void;
  onRemove: () => void;
}

/** Says what the removal of a passkey does before it happens. Both answers are equally large. */
export function RemovePasskey({ name, onKeep, onRemove }: Props) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage(
        { id: 'settings.passkeys.ask.title', defaultMessage: 'Remove “{name}”?' },
        { name },
      )}
      onClose={onKeep}
    >
      <Words>
        {intl.formatMessage({
          id: 'settings.passkeys.ask.text',
          defaultMessage:
            'It no longer logs you in here. Your device may go on listing it until you delete it there as well.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" onClick={onRemove}>
          {intl.formatMessage({ id: 'settings.passkeys.remove', defaultMessage: 'Remove' })}
        </Button>
        <Button tone="outline" onClick={onKeep}>
          {intl.formatMessage({ id: 'settings.passkeys.ask.keep', defaultMessage: 'Keep it' })}
        </Button>
      </Answers>
    </Modal>
  );
}

const Words = styled.p`
  margin-top: ${theme.space.s3};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
`;
