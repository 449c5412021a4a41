import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';

/** The account of a partner’s sign-up waits for its confirmation. */
export function LookInInbox({ email }: { email: string }) {
  const intl = useIntl();
  return (
    <Centre>
      <HalfPortrait left="nadia" right="hugo" size="min(60vw, 320px)" />
      <Words>
        <Title focus>
          {intl.formatMessage({ id: 'complete.done.title', defaultMessage: 'Check your e-mails' })}
        </Title>
        <Lead>
          {intl.formatMessage(
            {
              id: 'complete.done.lead',
              defaultMessage:
                'The link in our e-mail to {email} confirms your address. From then on others can write to you.',
            },
            { email: <b>{email}</b> },
          )}
        </Lead>
        <ButtonLink to={pathTo('signup-matches')} size="lg">
          {intl.formatMessage({ id: 'signup.progress.go', defaultMessage: 'See who is around' })}
        </ButtonLink>
      </Words>
    </Centre>
  );
}
