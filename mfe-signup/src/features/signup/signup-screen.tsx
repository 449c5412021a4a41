import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { GENDERS, type Gender } from '@rendezvous/contract/resources/profile/values';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { useRoute, useTitle } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { InviteOnly } from './components/invite-only.tsx';
import { SignupSteps } from './components/signup-steps.tsx';
import { useLeaveSignup } from './hooks/use-leave-signup.ts';
import { useSignupAllowed } from './hooks/use-signup-allowed.ts';
import { useSignupFlow } from './hooks/use-signup-flow.ts';

const Exit = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  color: ${theme.color.ink2};
  &:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  }
`;

const gender = (value: string | null): Gender | undefined => GENDERS.find((known) => known === value);

/** What the link to this page has passed on already; what is private came beside the address, not in it. */
function useKnown(): SlotProps['signup-modal'] {
  const { search, state } = useLocation();
  const member = useRoute()?.params.id;
  const query = new URLSearchParams(search);
  const given = (state ?? {}) as SlotProps['signup-modal'];
  return {
    gender: gender(query.get('gender')) ?? given.gender,
    seeking: gender(query.get('seeking')) ?? given.seeking,
    member: member ?? query.get('member') ?? given.member,
    email: given.email,
    signup_message: given.signup_message,
    fictional_confirmed: given.fictional_confirmed,
  };
}

function Flow() {
  const intl = useIntl();
  const flow = useSignupFlow(useKnown());
  const leave = useLeaveSignup(flow.depth, { replace: true });
  const navigate = useNavigate();
  const { isOver } = flow;
  useEffect(() => {
    if (isOver) void navigate(pathTo('members'), { replace: true });
  }, [isOver, navigate]);
  if (isOver) return null;
  const label = intl.formatMessage({ id: 'signup.leave', defaultMessage: 'Leave sign-up' });
  return (
    <SignupSteps
      flow={flow}
      onDone={leave}
      exit={
        <Exit to={pathTo('index')} aria-label={label}>
          <Icon of={CLOSE} />
        </Exit>
      }
    />
  );
}

/** Sign-up as a page (spec §2 /signup). */
export function SignupScreen() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' }));
  return useSignupAllowed() ? <Flow /> : <InviteOnly />;
}
