import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@rendezvous/api-client/client';
import { pathTo } from '@rendezvous/contract/routes';
import { useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/alert';
import { Button } from '@rendezvous/ui/button';
import { refusalText } from '#src/lib/refusal.ts';
import { ActivationFailed } from './activation-failed.tsx';
import { activate } from './api/activate.ts';
import { Centre, Lead, Title } from './centre.tsx';
import { NextCards } from './next-cards.tsx';

/**
 * The page behind the link of the activation mail (spec §4 Account). Opening it changes nothing, since mail scanners open
 * links too; the button activates.
 */
export function ActivateScreen() {
  const intl = useIntl();
  const shell = useShell();
  const user = useUser();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().search).get('token');
  const [state, setState] = useState<'waiting' | 'busy' | 'done'>(token ? 'waiting' : 'done');
  const [error, setError] = useState<string | null>(null);
  useTitle(intl.formatMessage({ id: 'activate.title', defaultMessage: 'Confirm your e-mail address' }));

  const handleActivate = async () => {
    setState('busy');
    setError(null);
    try {
      shell.setUser(await activate(token ?? ''));
      setState('done');
      void navigate(pathTo('activate-done'), { replace: true });
    } catch (refusal) {
      const code = refusal instanceof ApiError ? refusal.problem.code : null;
      if (code === 'link_expired' || code === 'link_invalid' || code === 'validation_failed') {
        return void navigate(
          `${pathTo('activate-error')}?reason=${code === 'link_expired' ? 'expired' : 'invalid'}`,
          { replace: true },
        );
      }
      setError(refusalText(intl, refusal));
      setState('waiting');
    }
    return undefined;
  };

  if (state === 'done')
    return user && user.status !== 'not_confirmed' ? (
      <NextCards credits={user.credits} />
    ) : (
      <ActivationFailed />
    );
  return (
    <Centre>
      <Title>
        {intl.formatMessage({ id: 'activate.title', defaultMessage: 'Confirm your e-mail address' })}
      </Title>
      <Lead>
        {intl.formatMessage({
          id: 'activate.lead',
          defaultMessage: 'One press and your account is active. Others can write to you from then on.',
        })}
      </Lead>
      {error && <Alert tone="bad">{error}</Alert>}
      <Button size="lg" loading={state === 'busy'} onClick={() => void handleActivate()}>
        {intl.formatMessage({ id: 'activate.submit', defaultMessage: 'Activate my account' })}
      </Button>
    </Centre>
  );
}
