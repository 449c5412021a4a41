import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SlotProps } from '@rendezvous/contract/slots';
import { IconButton } from '@rendezvous/ui/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/close';
import { Modal } from '@rendezvous/ui/modal';
import { InviteOnly } from './components/invite-only.tsx';
import { SignupSteps } from './components/signup-steps.tsx';
import { useLeaveSignup } from './hooks/use-leave-signup.ts';
import { useSignupAllowed } from './hooks/use-signup-allowed.ts';
import { useSignupFlow } from './hooks/use-signup-flow.ts';

interface Props {
  slot: SlotProps['signup-modal'];
  close: () => void;
}

function FlowModal({ slot, close }: Props) {
  const intl = useIntl();
  const title = useId();
  const flow = useSignupFlow(slot);
  const leave = useLeaveSignup();
  // While it is in progress neither Escape nor the backdrop closes it; the cross does, until the account stands.
  const mayLeave = flow.step === 0 || flow.step === 1;
  const inProgress = flow.step !== 0 || flow.draft.gender !== null || flow.draft.seeking !== null;
  const handleDone = () => {
    close();
    leave();
  };
  return (
    <Modal labelledBy={title} size="wide" bare dismissible={!inProgress} cross={false} onClose={close}>
      <SignupSteps
        flow={flow}
        titleId={title}
        onDone={handleDone}
        corner={
          mayLeave && (
            <IconButton
              icon={CLOSE}
              label={intl.formatMessage({ id: 'signup.close', defaultMessage: 'Close sign-up' })}
              onClick={close}
            />
          )
        }
      />
    </Modal>
  );
}

/** Sign-up over any page, on desktop (spec §2 Sign-up modal). */
export function SignupModal(props: Props) {
  if (useSignupAllowed()) return <FlowModal {...props} />;
  return (
    <Modal onClose={props.close}>
      <InviteOnly />
    </Modal>
  );
}
