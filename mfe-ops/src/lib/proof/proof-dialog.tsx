import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { theme } from '@rendezvous/theme/theme';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { OPS_READ_PASSKEYS } from '@rendezvous/contract/operators/passkeys/calls';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface Props {
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for the second factor again, by a code or a passkey. */
export function ProofDialog({ onProven, onCancel }: Props) {
  const intl = useIntl();
  const { operator, end } = useOperatorSession();
  const { data } = useEndpoint(OPS_READ_PASSKEYS, {});
  function handleLate(): void {
    onCancel();
    end();
  }
  return (
    <Modal
      title={intl.formatMessage({ id: 'reauthenticate.title', defaultMessage: 'Still you?' })}
      onClose={onCancel}
    >
      <Content>
        <p>
          {intl.formatMessage({
            id: 'proof.lead',
            defaultMessage: 'You confirmed it’s you a while ago. Give your second factor once more.',
          })}
        </p>
        <CodeForm
          name={operator.name}
          submit={intl.formatMessage({ id: 'proof.submit', defaultMessage: 'Confirm' })}
          onDone={onProven}
          onLate={handleLate}
        />
        {canUsePasskeys() && Boolean(data?.items.length) && (
          <PasskeyButton onDone={onProven} onLate={handleLate} />
        )}
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
