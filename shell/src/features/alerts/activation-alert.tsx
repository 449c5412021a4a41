import { FormattedMessage } from 'react-intl';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { MAIL } from '@rendezvous/ui/icons/objects/mail';
import { useResend } from './use-resend.ts';

/**
 * Reminds a member to confirm the e-mail address (spec §2 Activation reminder). It stays until that is done; done in another
 * tab meanwhile, the same place says so.
 */
export function ActivationAlert({ user }: { user: User }) {
  const { busy, resend } = useResend(user.email);
  if (user.status !== 'not_confirmed') {
    return (
      <Alert tone="ok">
        <FormattedMessage
          id="frame.alert.activated"
          defaultMessage="Your e-mail address is confirmed. Others can write to you now."
        />
      </Alert>
    );
  }
  return (
    <Alert
      icon={MAIL}
      action={
        <Button tone="outline" size="s" loading={busy} onClick={resend}>
          <FormattedMessage id="frame.alert.resend" defaultMessage="Send the e-mail again" />
        </Button>
      }
    >
      <FormattedMessage
        id="mail.confirm"
        defaultMessage="Confirm your e-mail address with the link we sent to {email}. Until then nobody can write to you."
        values={{ email: <b>{user.email}</b> }}
      />
    </Alert>
  );
}
