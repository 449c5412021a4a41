import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import { errorText, type Refusal } from '@rendezvous/i18n/errors';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';

/** Why a log-in failed, and what helps (spec §8 Login failed). */
export function LoginRefused({ refusal }: { refusal: Refusal }) {
  const intl = useIntl();
  const { support_email } = useSettings();
  return (
    <Alert tone="bad">
      <b>{errorText(intl, refusal)}</b>
      {refusal.code === 'pending_deletion' && (
        <>
          <br />
          {intl.formatMessage(
            { id: 'login.pending.hint', defaultMessage: 'No e-mail any more? Write to {email}.' },
            { email: <a href={`mailto:${support_email}`}>{support_email}</a> },
          )}
        </>
      )}
      {refusal.code === 'account_suspended' && (
        <>
          <br />
          {intl.formatMessage(
            { id: 'login.suspended.hint', defaultMessage: 'Think we’re wrong? <link>Appeal here</link>.' },
            { link: (words) => <Link to={APPEAL_PATH}>{words}</Link> },
          )}
        </>
      )}
      {refusal.code === 'login_failed' && (
        <>
          <br />
          {intl.formatMessage({
            id: 'login.failed.hint',
            defaultMessage: 'After too many attempts the account is blocked for a few minutes.',
          })}
        </>
      )}
      {refusal.params?.['confirm'] === true && (
        <>
          <br />
          {intl.formatMessage({
            id: 'login.failed.confirm',
            defaultMessage: 'Just signed up? Confirm your address first, with the link in our e-mail.',
          })}
        </>
      )}
    </Alert>
  );
}
