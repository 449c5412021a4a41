import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { Lead, Title, Words } from '#src/lib/centre.tsx';

/** The mail was ordered. The words do not say whether an account has the address, since the server may hide that. */
export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const intl = useIntl();
  return (
    <Words>
      <Title focus>
        {intl.formatMessage({ id: 'reset.sent.title', defaultMessage: 'Check your e-mails' })}
      </Title>
      <Lead>
        {intl.formatMessage(
          {
            id: 'reset.sent.lead',
            defaultMessage:
              'If {email} belongs to an account, a link is on its way there. Nothing after a few minutes? Look in the spam folder too.',
          },
          { email: <b key="email">{email}</b> },
        )}
      </Lead>
      <ButtonLink to={pathTo('login')} size="lg">
        {intl.formatMessage({ id: 'reset.back', defaultMessage: 'Back to log-in' })}
      </ButtonLink>
      <Button tone="quiet" onClick={onAgain}>
        {intl.formatMessage({ id: 'reset.sent.again', defaultMessage: 'Another address, or send it again' })}
      </Button>
    </Words>
  );
}
