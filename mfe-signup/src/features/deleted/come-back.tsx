import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '@rendezvous/api-client/client';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Lead, Title } from '#src/lib/centre.tsx';
import { uselessLink, type UselessLink as UselessReason } from '#src/lib/link-failed.tsx';
import { LinkForm } from '#src/lib/link-form.tsx';
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
  const [useless, setUseless] = useState<UselessReason>();
  const [erased, setErased] = useState(false);
  const title = intl.formatMessage({ id: 'deleted.back.title', defaultMessage: 'Changed your mind?' });
  useTitle(title);

  function handleDone(user: User): void {
    shell.setUser(user);
    shell.toast({
      text: intl.formatMessage({ id: 'deleted.back.done', defaultMessage: 'Everything is as it was.' }),
      tone: 'ok',
    });
    void navigate(pathTo('members'), { replace: true });
  }
  function handleRefused(error: ApiError): void {
    setUseless(uselessLink(error));
    setErased(error.code === 'account_erased');
  }

  if (erased) return <Erased />;
  if (useless) return <UselessLink expired={useless === 'link_expired'} />;
  return (
    <>
      <HalfPortrait left="luca" right="ben" size="min(60vw, 320px)" offset="14px" />
      <LinkForm
        token={token}
        page={pathTo('account-deleted')}
        asks
        send={reactivate}
        onDone={handleDone}
        onRefused={handleRefused}
        leaves
        submit={intl.formatMessage({
          id: 'deleted.back.submit',
          defaultMessage: 'Bring my account back',
        })}
      >
        <Title>{title}</Title>
        <Lead>
          {intl.formatMessage({
            id: 'deleted.back.lead',
            defaultMessage:
              'Your account can be yours again: profile, photos, conversations, credits. Until you bring it back, nothing changes.',
          })}
        </Lead>
      </LinkForm>
    </>
  );
}
