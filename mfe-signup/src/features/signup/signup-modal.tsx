import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { Modal } from '@rendezvous/ui/feedback/modal';
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
  const leave = useLeaveSignup(flow.depth, { replace: false });
  const navigate = useNavigate();
  // While it is in progress neither Escape nor the backdrop closes it; the cross does, until the account exists.
  const inProgress = flow.shown !== 'who' || flow.draft.gender !== null || flow.draft.seeking !== null;
  const handleDone = () => {
    close();
    leave();
  };
  const handleClose = () => {
    close();
    // The page below goes back to the entry it had before the dialog.
    if (flow.depth > 0) void navigate(-flow.depth);
  };
  const { isOver } = flow;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return (
    <Modal labelledBy={title} size="wide" bare dismissible={!inProgress} cross={false} onClose={handleClose}>
      <SignupSteps
        flow={flow}
        titleId={title}
        onDone={handleDone}
        inDialog
        exit={
          <IconButton
            icon={CLOSE}
            label={intl.formatMessage({ id: 'signup.close', defaultMessage: 'Close sign-up' })}
            onClick={handleClose}
          />
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
