import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { Alert } from '@rendezvous/ui/feedback/alert';

/** Asks a member again who agreed to an earlier text of the consent to showing the profile (GDPR art. 9). */
export function ConsentAlert() {
  const settings = wayTo('notifications', useFrameSettings().capabilities);
  return (
    <Alert>
      <FormattedMessage
        id="frame.alert.consent"
        defaultMessage="Your consent now names more of what your profile shows: sexuality and interests. Please read it and agree again."
      />{' '}
      {settings && (
        <Link to={`${settings}#consent`}>
          <FormattedMessage id="frame.alert.consent.read" defaultMessage="Read the consent" />
        </Link>
      )}
    </Alert>
  );
}
