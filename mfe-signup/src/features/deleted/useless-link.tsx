import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Lead, Title, Words } from '#src/lib/centre.tsx';

/** The link brings nothing back: its time is over, the account is back already, or it is incomplete (spec §8 customer service). */
export function UselessLink({ expired }: { expired: boolean }) {
  const intl = useIntl();
  const { support_email, reactivation_days: days } = useSettings();
  const title = intl.formatMessage({
    id: 'deleted.useless.title',
    defaultMessage: 'This link no longer works',
  });
  const email = <a href={`mailto:${support_email}`}>{support_email}</a>;
  useTitle(title);
  return (
    <>
      <MissedHalves />
      <Words>
        <Title focus>{title}</Title>
        <Lead>
          {expired
            ? intl.formatMessage(
                {
                  id: 'deleted.useless.expired',
                  defaultMessage:
                    'It works once, for {days, plural, one {# day} other {# days}}. If your account is back already, just log in. Otherwise write to {email}.',
                },
                { days, email },
              )
            : intl.formatMessage(
                {
                  id: 'deleted.useless.invalid',
                  defaultMessage:
                    'Something is missing in the address. Copy all of it from the e-mail, or write to {email}.',
                },
                { email },
              )}
        </Lead>
        <ButtonLink to={pathTo('login')} size="lg">
          {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
        </ButtonLink>
      </Words>
    </>
  );
}
