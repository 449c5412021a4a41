import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Centre, Words } from '#src/lib/centre.tsx';
import { LinkFailed, uselessLink } from '#src/lib/link-failed.tsx';
import { AccountNotice } from '#src/features/signup/components/account/account-notice.tsx';
import { InviteOnly } from '#src/features/signup/components/invite-only.tsx';
import { MissingLink } from './missing-link.tsx';

export interface CompletionRefusedProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why a partner’s sign-up cannot be completed, with the way on (spec §8 Sign-up). */
export function CompletionRefused({ error, onRetry }: CompletionRefusedProps) {
  const intl = useIntl();
  const { code, problem } = error;
  const useless = uselessLink(error);
  const login = {
    to: pathTo('login'),
    label: intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' }),
  };
  const signUp = {
    to: pathTo('signup'),
    label: intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' }),
  };
  if (code === 'invite_only') return <InviteOnly />;
  if (code === 'email_active' || code === 'email_pending_deletion')
    return (
      <Centre>
        <MissedHalves />
        <Words>
          <AccountNotice notice={{ kind: code }} email="" />
        </Words>
      </Centre>
    );
  if (useless === 'link_invalid') return <MissingLink />;
  if (!useless) return <FailedRegion onRetry={onRetry}>{errorText(intl, problem)}</FailedRegion>;
  return (
    <Centre>
      {problem.params?.used === true ? (
        <LinkFailed
          words={intl.formatMessage({
            id: 'complete.used',
            defaultMessage: 'This sign-up is finished already. Log in with your e-mail address and password.',
          })}
          way={login}
        />
      ) : (
        <LinkFailed
          words={intl.formatMessage({
            id: 'complete.expired',
            defaultMessage: 'It has expired. Sign up here instead: three answers and you’re on your way.',
          })}
          way={signUp}
        />
      )}
    </Centre>
  );
}
