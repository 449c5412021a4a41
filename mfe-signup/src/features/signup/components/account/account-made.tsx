import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { FIRST_AFTER_ACCOUNT } from '#src/features/signup/screens.ts';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** Replaces the first screens once the account exists: its name and address are the member's own, so nothing is asked again. */
export function AccountMade({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const user = useUser();
  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.made.heading', defaultMessage: 'Your account is ready' })}
      onSubmit={() => flow.goTo(FIRST_AFTER_ACCOUNT)}
    >
      {user && (
        <Alert tone="ok">
          {intl.formatMessage(
            {
              id: 'signup.made.text',
              defaultMessage:
                '{name} is your username and {email} your e-mail address. You can go on from here.',
            },
            { name: <b>{user.name}</b>, email: <b>{user.email}</b> },
          )}
        </Alert>
      )}
    </StepForm>
  );
}
