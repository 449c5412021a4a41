import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { uselessLink } from '#src/lib/link-failed.tsx';
import { LinkForm } from '#src/lib/link-form.tsx';
import { confirmMailChange } from './api/confirm-mail-change.ts';
import { LinkPage } from './link-page.tsx';
import { useLinkState } from './use-link.ts';

/** Confirms the new address of an account. The server asks for a password where the account was not confirmed and this is another browser. */
export function ConfirmChange({ token }: { token: string | null }) {
  const intl = useIntl();
  const shell = useShell();
  const isMember = useUser() !== null;
  const settings = wayTo('notifications', useSettings().capabilities);
  const { state, end } = useLinkState(token);

  function handleDone(user: User | null): void {
    if (user) shell.setUser(user);
    end('done');
  }
  function handleRefused(error: ApiError): void {
    const useless = uselessLink(error);
    if (useless) end(useless);
  }
  const way =
    isMember && settings
      ? {
          to: settings,
          label: intl.formatMessage({ id: 'settings.go', defaultMessage: 'Go to settings' }),
        }
      : { to: pathTo('login'), label: intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' }) };
  return (
    <LinkPage
      state={state}
      open={{
        title: intl.formatMessage({
          id: 'mailChange.title',
          defaultMessage: 'Confirm your new e-mail address',
        }),
        lead: intl.formatMessage({
          id: 'mailChange.lead',
          defaultMessage: 'One click, and your account moves to this address.',
        }),
      }}
      press={(words) => (
        <LinkForm
          token={token ?? ''}
          page={pathTo('mail-change-do')}
          asks={false}
          send={confirmMailChange}
          onDone={handleDone}
          onRefused={handleRefused}
          submit={intl.formatMessage({ id: 'mailChange.submit', defaultMessage: 'Confirm this address' })}
        >
          {words}
        </LinkForm>
      )}
      done={{
        title: intl.formatMessage({
          id: 'mailChange.done.title',
          defaultMessage: 'Your new address is confirmed',
        }),
        lead: intl.formatMessage({
          id: 'mailChange.done.lead',
          defaultMessage: 'From now on you log in with it, and our e-mails go there.',
        }),
        way,
      }}
      failed={{
        words: intl.formatMessage({
          id: 'mailChange.failed',
          defaultMessage:
            'It has expired, was used already or was replaced by a newer one. Your address stays as it is; you can change it again in your settings.',
        }),
        way,
      }}
    />
  );
}
