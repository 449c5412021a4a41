import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';

/** The activation link did not work: why, and the ways on, among them customer service (spec §8 Activation failed). */
export function ActivationFailed() {
  const intl = useIntl();
  const { support_email } = useSettings();
  const expired = new URLSearchParams(useLocation().search).get('reason') === 'expired';
  const title = intl.formatMessage({ id: 'activate.error.title', defaultMessage: 'Activation failed' });
  useTitle(title);
  return (
    <Centre>
      <MissedHalves />
      <Words>
        <Title focus>{title}</Title>
        <Lead>
          {expired
            ? intl.formatMessage({
                id: 'activate.error.expired',
                defaultMessage:
                  'This link has expired or has been used already. Log in and ask for a new one.',
              })
            : intl.formatMessage(
                {
                  id: 'activate.error.invalid',
                  defaultMessage:
                    'This link doesn’t work. Copy the whole address from the e-mail, or ask customer service: {email}.',
                },
                { email: <a href={`mailto:${support_email}`}>{support_email}</a> },
              )}
        </Lead>
        <ButtonLink to={pathTo('login')}>
          {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
        </ButtonLink>
      </Words>
    </Centre>
  );
}
