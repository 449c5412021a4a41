import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { MAIL } from '@rendezvous/ui/icons/objects/mail';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { disabledReason } from './disabled-reason.ts';

/** Says why a member gets no mail, and where that is changed, for as long as it is so (spec §2 Disabled-notifications alert). */
export function DisabledNotificationsAlert({ user }: { user: User }) {
  const intl = useIntl();
  const settings = wayTo('notifications', useFrameSettings().capabilities);
  const words = {
    bounce: intl.formatMessage(
      {
        id: 'frame.alert.bounce',
        defaultMessage:
          'Our e-mails to {email} bounce. We’ve paused them until you confirm the address again.',
      },
      { email: user.email },
    ),
    fbl: intl.formatMessage({
      id: 'mail.spam',
      defaultMessage:
        'One of our e-mails was marked as spam, so you only get the ones about security and payments.',
    }),
    listunsubscribe: intl.formatMessage({
      id: 'mail.unsubscribed',
      defaultMessage: 'You unsubscribed from our e-mails. You only get the ones about security and payments.',
    }),
  };
  return (
    <Alert icon={MAIL}>
      {words[disabledReason(user.notifications_disabled)]}{' '}
      {settings ? (
        <Link to={settings}>
          <FormattedMessage id="settings.go" defaultMessage="Go to settings" />
        </Link>
      ) : (
        <Link to={pathTo('pages-service')}>
          <FormattedMessage id="frame.alert.service" defaultMessage="Contact customer service" />
        </Link>
      )}
    </Alert>
  );
}
