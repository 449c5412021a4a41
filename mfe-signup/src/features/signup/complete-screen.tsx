import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PARTNER_SIGNUP } from '@rendezvous/contract/resources/partners/calls';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { latePart } from '@rendezvous/remote/late-part';
import { usePreload } from '@rendezvous/remote/lazy-screen';
import { useBus, useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import type { CompletionProps } from './components/completion/completion-form.tsx';
import type { CompletionRefusedProps } from './components/completion/completion-refused.tsx';
import { CompletionSkeleton } from './components/completion/completion-skeleton.tsx';
import { LookInInbox } from './components/completion/look-in-inbox.tsx';
import { MissingLink } from './components/completion/missing-link.tsx';

/** The form and what may follow it come in a chunk of their own, fetched while the sign-up is read. */
const parts = () => import('./components/completion/completion-parts.ts');
const waiting = <CompletionSkeleton />;
const CompletionForm = latePart<CompletionProps>(() => parts().then((m) => m.CompletionForm), {
  waiting,
  missing: 'throw',
});
const CompletionRefused = latePart<CompletionRefusedProps>(() => parts().then((m) => m.CompletionRefused), {
  waiting,
  missing: 'throw',
});
const Completed = latePart<{ user: User }>(() => parts().then((m) => m.Completed), { missing: 'throw' });

/** Refusals that another try with the same form cannot change. */
const FINAL: ReadonlySet<string> = new Set([
  'link_expired',
  'link_invalid',
  'invite_only',
  'email_active',
  'email_pending_deletion',
]);

/** Completes a sign-up that began at a partner (spec §2 /complete-signup). The token leaves the address with the account. */
export function CompleteScreen() {
  const intl = useIntl();
  const shell = useShell();
  const bus = useBus();
  const user = useUser();
  const navigate = useNavigate();
  const [token] = useState(new URLSearchParams(useLocation().search).get('token'));
  const [made, setMade] = useState<User | null>(null);
  const [final, setFinal] = useState<ApiError | null>(null);
  useTitle(intl.formatMessage({ id: 'complete.title', defaultMessage: 'Finish your sign-up' }));
  const isMember = user !== null && made === null;
  // A member has nothing to finish here but the confirmation of the address.
  const isWaiting = isMember && user.status === 'not_confirmed';
  const { data, error, mutate } = useEndpoint(
    READ_PARTNER_SIGNUP,
    token !== null && made === null && !isMember ? { token } : null,
  );
  usePreload(CompletionForm);
  useEffect(() => {
    if (isMember && !isWaiting) void navigate(pathTo('members'), { replace: true });
  }, [isMember, isWaiting, navigate]);

  function handleDone(account: User): void {
    // Published before the frame knows the member: sign-up in progress stops it from leading them away.
    bus.publish('signup:progressed', { step: 1, complete: false });
    // With a new member the frame has every open reading begin again: the used link is none of them by then.
    flushSync(() => setMade(account));
    shell.setUser(account);
    void navigate(pathTo('complete-signup'), { replace: true });
  }

  if (made) return <Completed user={made} />;
  if (isWaiting) return <LookInInbox email={user.email} />;
  if (isMember) return null;
  if (token === null) return <MissingLink />;
  const refused = final ?? error;
  if (refused) return <CompletionRefused error={refused} onRetry={() => void mutate()} />;
  if (!data) return <CompletionSkeleton />;
  return (
    <CompletionForm
      token={token}
      signup={data}
      onDone={handleDone}
      onRefused={(found) => FINAL.has(found.code) && setFinal(found)}
    />
  );
}
