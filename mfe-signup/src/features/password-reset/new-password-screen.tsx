import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';
import { LinkFailed } from '#src/lib/link-failed.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** State of the page behind the link; an invalid link says why. */
type State = 'open' | 'done' | 'link_expired' | 'link_invalid';

/**
 * The page behind the link of the reset mail (spec §2 /reset-password/do). Opening it changes nothing, since mail scanners open links
 * too; the form does. The token leaves the address with the answer.
 */
export function NewPasswordScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [token] = useState(new URLSearchParams(useLocation().search).get('token'));
  const [state, setState] = useState<State>(token === null ? 'link_invalid' : 'open');
  useTitle(intl.formatMessage({ id: 'reset.new.title', defaultMessage: 'Choose a new password' }));

  function end(next: State): void {
    setState(next);
    void navigate(pathTo('reset-password-do'), { replace: true });
  }

  return (
    <Centre>
      {state === 'open' && (
        <>
          <HalfPortrait left="claire" right="joris" size="min(60vw, 320px)" offset="14px" />
          <NewPasswordForm token={token ?? ''} onDone={() => end('done')} onUseless={end} />
        </>
      )}
      {state === 'done' && (
        <>
          <HalfPortrait left="claire" right="joris" size="min(60vw, 320px)" />
          <Words>
            <Title focus>
              {intl.formatMessage({ id: 'reset.done.title', defaultMessage: 'Your new password is set' })}
            </Title>
            <Lead>
              {intl.formatMessage({
                id: 'reset.done.lead',
                defaultMessage: 'All devices were logged out. Log in with the new one.',
              })}
            </Lead>
            <ButtonLink to={pathTo('login')} size="lg">
              {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
            </ButtonLink>
          </Words>
        </>
      )}
      {(state === 'link_expired' || state === 'link_invalid') && (
        <LinkFailed
          words={errorText(intl, { code: state })}
          way={{
            to: pathTo('reset-password'),
            label: intl.formatMessage({ id: 'reset.request', defaultMessage: 'Request a new link' }),
          }}
        />
      )}
    </Centre>
  );
}
