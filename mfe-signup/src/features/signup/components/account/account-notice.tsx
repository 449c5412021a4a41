import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import type { AccountNotice as Notice } from '#src/features/signup/hooks/use-account-form.ts';

/** Why the account could not be made, with the way on (spec §8 Sign-up). */
export function AccountNotice({ notice, email }: { notice: Notice; email: string }) {
  const intl = useIntl();
  const { support_email } = useSettings();
  if (notice.kind === 'failed') return <Alert tone="bad">{notice.text}</Alert>;
  if (notice.kind === 'email_active') {
    return (
      <Alert
        tone="info"
        action={
          <ButtonLink tone="quiet" size="s" to={pathTo('login')} state={{ email }}>
            {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
          </ButtonLink>
        }
      >
        <b>
          {intl.formatMessage({ id: 'signup.active.title', defaultMessage: 'You already have an account' })}
        </b>
        <br />
        {intl.formatMessage({
          id: 'signup.active.text',
          defaultMessage: 'You’re already a member with this e-mail address. Log in instead.',
        })}
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      <b>
        {intl.formatMessage({ id: 'signup.pending.title', defaultMessage: 'This account is being deleted' })}
      </b>
      <br />
      {intl.formatMessage(
        {
          id: 'signup.pending.text',
          defaultMessage:
            'Want it back? Use the link in the e-mail we sent when you deleted it, or write to {email}.',
        },
        { email: <a href={`mailto:${support_email}`}>{support_email}</a> },
      )}
    </Alert>
  );
}
