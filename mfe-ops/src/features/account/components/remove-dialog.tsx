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

/** Says what the removal of a passkey does before it happens. */
export function RemoveDialog({ name, onKeep, onRemove }: Props) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({ id: 'account.remove.title', defaultMessage: 'Remove “{name}”?' }, { name })}
      onClose={onKeep}
    >
      <Words>
        {intl.formatMessage({
          id: 'account.remove.lead',
          defaultMessage: 'It proves nothing here any more. Codes of your app go on working.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" onClick={onRemove}>
          {intl.formatMessage({ id: 'account.passkey.remove', defaultMessage: 'Remove' })}
        </Button>
        <Button tone="outline" onClick={onKeep}>
          {intl.formatMessage({ id: 'account.remove.keep', defaultMessage: 'Keep it' })}
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
