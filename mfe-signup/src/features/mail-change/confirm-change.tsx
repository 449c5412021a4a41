import { useIntl } from 'react-intl';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings, useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Lead, Title, Words } from '#src/lib/centre.tsx';
import { LinkFailed } from '#src/lib/link-failed.tsx';
import { confirmMailChange } from './api/confirm-mail-change.ts';
import { useLink } from './use-link.ts';

/** Confirms the new address of an account. */
export function ConfirmChange({ token }: { token: string | null }) {
  const intl = useIntl();
  const shell = useShell();
  const isMember = useUser() !== null;
  const settings = wayTo('notifications', useSettings().capabilities);
  const title = intl.formatMessage({
    id: 'mailChange.title',
    defaultMessage: 'Confirm your new e-mail address',
  });
  useTitle(title);
  const { state, run, busy, refused } = useLink(token, confirmMailChange, (user) => {
    if (user) shell.setUser(user);
  });
  const way =
    isMember && settings
      ? {
          to: settings,
          label: intl.formatMessage({ id: 'settings.go', defaultMessage: 'Go to settings' }),
        }
      : { to: pathTo('login'), label: intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' }) };

  if (state === 'link_expired' || state === 'link_invalid')
    return (
      <LinkFailed
        words={intl.formatMessage({
          id: 'mailChange.failed',
          defaultMessage:
            'It has expired, was used already or was replaced by a newer one. Your address stays as it is; you can change it again in your settings.',
        })}
        way={way}
      />
    );
  return (
    <>
      <HalfPortrait
        left="nadia"
        right="hugo"
        size="min(60vw, 320px)"
        offset={state === 'done' ? '0px' : '14px'}
      />
      {state === 'done' ? (
        <Words>
          <Title focus>
            {intl.formatMessage({ id: 'mailChange.done.title', defaultMessage: 'Your new address counts' })}
          </Title>
          <Lead>
            {intl.formatMessage({
              id: 'mailChange.done.lead',
              defaultMessage: 'From now on you log in with it, and our e-mails go there.',
            })}
          </Lead>
          <ButtonLink to={way.to} size="lg">
            {way.label}
          </ButtonLink>
        </Words>
      ) : (
        <Words>
          <Title>{title}</Title>
          <Lead>
            {intl.formatMessage({
              id: 'mailChange.lead',
              defaultMessage: 'One tap, and your account moves to this address.',
            })}
          </Lead>
          {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
          <Button size="lg" loading={busy} onClick={() => void run()}>
            {intl.formatMessage({ id: 'mailChange.submit', defaultMessage: 'Confirm this address' })}
          </Button>
        </Words>
      )}
    </>
  );
}
