import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { MAIL } from '@rendezvous/ui/icons/objects/mail';
import { useConfirmAgain } from '../hooks/use-confirm-again.ts';
import { useMailAgain } from '../hooks/use-mail-again.ts';

/**
 * Says why a member gets no mails (spec §3 notifications_disabled), and the way out: a bounced address is confirmed again by a link or
 * changed, after a complaint and an unsubscription the notifications are switched on again.
 */
export function MailPaused() {
  const user = useUser();
  const reasons = user?.notifications_disabled ?? [];
  if (!user || reasons.length === 0) return null;
  return <Room>{reasons.includes('bounce') ? <Bounced user={user} /> : <Stopped user={user} />}</Room>;
}

function Bounced({ user: { email } }: { user: User }) {
  const intl = useIntl();
  const { busy, run } = useConfirmAgain(email);
  return (
    <Alert
      tone="bad"
      icon={MAIL}
      action={
        <Button tone="quiet" size="s" loading={busy} onClick={() => void run()}>
          {intl.formatMessage({ id: 'settings.paused.link', defaultMessage: 'Send me the link' })}
        </Button>
      }
    >
      {intl.formatMessage(
        {
          id: 'settings.paused.bounce',
          defaultMessage:
            'We’ve stopped e-mailing you: our e-mails to {email} bounce. Confirm the address with a link, and they start again.',
        },
        { email: <b key="email">{email}</b> },
      )}{' '}
      <Link to="#login" replace>
        {intl.formatMessage({ id: 'settings.paused.change', defaultMessage: 'Use another address' })}
      </Link>
    </Alert>
  );
}

function Stopped({ user }: { user: User }) {
  const intl = useIntl();
  const { busy, run } = useMailAgain();
  const wanted = Object.entries(user.notifications).filter(([, on]) => on);
  const why = user.notifications_disabled.includes('fbl')
    ? intl.formatMessage({
        id: 'mail.spam',
        defaultMessage:
          'One of our e-mails was marked as spam, so you only get the ones about security and payments.',
      })
    : intl.formatMessage({
        id: 'mail.unsubscribed',
        defaultMessage:
          'You unsubscribed from our e-mails. You only get the ones about security and payments.',
      });
  if (wanted.length === 0)
    return (
      <Alert icon={MAIL}>
        {why}{' '}
        {intl.formatMessage({
          id: 'settings.paused.choose',
          defaultMessage: 'Switch on below what you want to get, and our e-mails start again.',
        })}
      </Alert>
    );
  return (
    <Alert
      icon={MAIL}
      action={
        <Button
          tone="quiet"
          size="s"
          loading={busy}
          onClick={() => void run({ notifications: Object.fromEntries(wanted) })}
        >
          {intl.formatMessage({ id: 'settings.paused.on', defaultMessage: 'Turn on again' })}
        </Button>
      }
    >
      {why}
    </Alert>
  );
}

const Room = styled.div`
  margin-bottom: ${theme.space.s5};
`;
