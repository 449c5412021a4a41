import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '@rendezvous/api-client/client';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { theme } from '@rendezvous/theme/theme';
import { ActivationFailed } from './activation-failed.tsx';
import { activate } from './api/activate.ts';
import { Centre, Lead, Title } from '#src/lib/centre.tsx';
import { LinkForm } from '#src/lib/link-form.tsx';
import { uselessLink } from '#src/lib/link-failed.tsx';
import { ConfirmedAgain } from './confirmed-again.tsx';
import { NextSteps } from './next-steps.tsx';

/** The other half is not there before the press. */
const Missing = styled.span`
  border: 2px dashed ${theme.color.lineStrong};
`;

/**
 * The page behind the link of the activation mail (spec §4 Account). Opening it changes nothing, since mail scanners open
 * links too; the button activates. Outside of the session of a new account it asks for a password: another person may have signed up.
 */
export function ActivateScreen() {
  const intl = useIntl();
  const shell = useShell();
  const user = useUser();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  // An active member confirms an address again whose mails came back.
  const [again] = useState(query.get('again') === '1');
  const [done, setDone] = useState(token === null);
  useTitle(intl.formatMessage({ id: 'activate.title', defaultMessage: 'Confirm your e-mail address' }));

  function handleDone(activated: User | null): void {
    // A link that confirms again is no log-in.
    if (activated) shell.setUser(activated);
    setDone(true);
    void navigate(pathTo('activate-done'), { replace: true });
  }
  function handleRefused(error: ApiError): void {
    const useless = uselessLink(error);
    if (!useless) return;
    const reason = useless === 'link_expired' ? 'expired' : 'invalid';
    void navigate(`${pathTo('activate-error')}?reason=${reason}`, { replace: true });
  }

  if (done && again) return <ConfirmedAgain />;
  if (done) return user && user.status !== 'not_confirmed' ? <NextSteps user={user} /> : <ActivationFailed />;
  return (
    <Centre>
      <Halves $size="min(60vw, 320px)" $offset="14px" aria-hidden="true">
        <span>
          <img src="/img/half-amara-l.svg" alt="" width={160} height={320} />
        </span>
        <Missing />
      </Halves>
      <LinkForm
        token={token ?? ''}
        page={pathTo('activate-done')}
        asks={!again && user?.status !== 'not_confirmed'}
        send={activate}
        onDone={handleDone}
        onRefused={handleRefused}
        submit={
          again
            ? intl.formatMessage({ id: 'activate.again.submit', defaultMessage: 'Confirm my address' })
            : intl.formatMessage({ id: 'activate.submit', defaultMessage: 'Activate my account' })
        }
      >
        <Title>
          {intl.formatMessage({ id: 'activate.title', defaultMessage: 'Confirm your e-mail address' })}
        </Title>
        <Lead>
          {again
            ? intl.formatMessage({
                id: 'activate.again.lead',
                defaultMessage: 'One click, and our e-mails reach you again.',
              })
            : intl.formatMessage({
                id: 'activate.lead',
                defaultMessage: 'Once you confirm, your account is active and others can write to you.',
              })}
        </Lead>
      </LinkForm>
    </Centre>
  );
}
