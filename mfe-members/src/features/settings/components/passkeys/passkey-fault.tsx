import { useIntl } from 'react-intl';
import type { CeremonyFault } from '@rendezvous/domain/passkeys';
import { Alert } from '@rendezvous/ui/feedback/alert';

/** Says why the browser made no passkey. One that was cancelled needs no words. */
export function PasskeyFault({ fault }: { fault: CeremonyFault | null }) {
  const intl = useIntl();
  if (fault === 'known')
    return (
      <Alert tone="info">
        {intl.formatMessage({
          id: 'settings.passkeys.known',
          defaultMessage: 'This device already has a passkey for your account.',
        })}
      </Alert>
    );
  if (fault === 'failed')
    return (
      <Alert tone="bad">
        {intl.formatMessage({
          id: 'passkey.failed',
          defaultMessage: 'Your browser couldn’t make a passkey. Try again, or use another device.',
        })}
      </Alert>
    );
  return null;
}
