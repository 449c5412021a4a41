import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';

/** Sign-up is closed to this visitor (spec §5: currently invite-only). */
export function InviteOnly() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      title={intl.formatMessage({
        id: 'signup.closed.title',
        defaultMessage: 'Sign-up is currently invite-only',
      })}
      text={intl.formatMessage({
        id: 'signup.closed.text',
        defaultMessage: 'Do you have an invitation? Open the link in it and you can sign up straight away.',
      })}
      action={
        <ButtonLink to={pathTo('index')} tone="outline">
          {intl.formatMessage({ id: 'signup.closed.home', defaultMessage: 'Back to the home page' })}
        </ButtonLink>
      }
    />
  );
}
