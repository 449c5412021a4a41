import { useIntl } from 'react-intl';
import { Modal } from '@rendezvous/ui/feedback/modal';
import type { LoginRequest } from './dialogs-context.ts';
import { SignUpOrLogIn } from './sign-up-or-log-in.tsx';

/** Asks a visitor to log in or sign up (spec §6 Visitor: login-required message). */
export function LoginRequired({
  request: { action, name, member },
  onClose,
}: {
  request: LoginRequest;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({ id: 'visitor.required', defaultMessage: 'It takes two' })}
      onClose={onClose}
    >
      <p>
        {intl.formatMessage(
          {
            id: 'visitor.required.text',
            defaultMessage:
              '{action, select, like {To like {name} you need to be logged in.} message {To write to {name} you need to be logged in.} photos {To see more photos of {name} you need to be logged in.} gift {To send {name} a gift you need to be logged in.} other {For this you need to be logged in.}} Signing up is free.',
          },
          { action, name },
        )}
      </p>
      <SignUpOrLogIn member={member} onLeave={onClose} />
    </Modal>
  );
}
