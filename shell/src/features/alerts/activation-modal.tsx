import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useResend } from './use-resend.ts';
import { useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { ModalActs } from '#src/lib/modal-acts.ts';
import type { OwnModalProps } from '#src/kernel/modals/modals.ts';

const Words = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;

/** The activation reminder after a partner's sign-up was completed on a smartphone (spec §2 Activation reminder). */
export function ActivationModal({ close }: OwnModalProps<'activation'>) {
  const email = useFrameUser()?.email ?? '';
  const { busy, resend } = useResend(email);
  return (
    <Modal
      title={<FormattedMessage id="frame.activation.title" defaultMessage="Check your inbox" />}
      onClose={close}
    >
      <Words>
        <FormattedMessage
          id="mail.confirm"
          defaultMessage="Confirm your e-mail address with the link we sent to {email}. Until then nobody can write to you."
          values={{ email: <b>{email}</b> }}
        />
      </Words>
      <ModalActs>
        <Button size="lg" wide onClick={close}>
          <FormattedMessage id="frame.activation.ok" defaultMessage="Will do" />
        </Button>
        <Button tone="quiet" wide loading={busy} onClick={resend}>
          <FormattedMessage id="frame.alert.resend" defaultMessage="Send the e-mail again" />
        </Button>
      </ModalActs>
    </Modal>
  );
}
