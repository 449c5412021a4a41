import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Lead, Title, Words } from '#src/lib/centre.tsx';
import { uselessLink } from '#src/lib/link-failed.tsx';
import { reactivate } from './api/reactivate.ts';
import { Erased } from './erased.tsx';
import { UselessLink } from './useless-link.tsx';

/**
 * The page behind the link of the deletion mail. Opening it changes nothing, since mail scanners open links too; the button brings
 * the account back.
 */
export function ComeBack({ token }: { token: string }) {
  const intl = useIntl();
  const shell = useShell();
  const navigate = useNavigate();
  const [useless, setUseless] = useState(false);
  const [erased, setErased] = useState(false);
  const title = intl.formatMessage({ id: 'deleted.back.title', defaultMessage: 'Changed your mind?' });
  useTitle(title);
  const { run, busy, refused } = useAct(() => reactivate(token), {
    onDone(user) {
      shell.setUser(user);
      shell.toast({
        text: intl.formatMessage({ id: 'deleted.back.done', defaultMessage: 'Everything is as it was.' }),
        tone: 'ok',
      });
      void navigate(pathTo('members'), { replace: true });
    },
    onRefused(error) {
      setUseless(uselessLink(error) !== undefined);
      setErased(error.code === 'account_erased');
    },
    leaves: true,
  });
  if (erased) return <Erased />;
  if (useless) return <UselessLink expired={refused?.code === 'link_expired'} />;
  return (
    <>
      <HalfPortrait left="luca" right="ben" size="min(60vw, 320px)" offset="14px" />
      <Words>
        <Title>{title}</Title>
        <Lead>
          {intl.formatMessage({
            id: 'deleted.back.lead',
            defaultMessage:
              'One tap and your account is yours again: profile, photos, conversations, credits. Until then nothing changes.',
          })}
        </Lead>
        {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
        <Button size="lg" loading={busy} onClick={() => void run()}>
          {intl.formatMessage({ id: 'deleted.back.submit', defaultMessage: 'Bring my account back' })}
        </Button>
      </Words>
    </>
  );
}
