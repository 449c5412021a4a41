import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSignUp } from '@rendezvous/remote/react/use-domain';

interface Props {
  /** Member the visitor was looking at; sign-up stores it. */
  member?: string;
  /** Called on either choice. */
  onLeave?: () => void;
}

/** Sign-up and log-in buttons. Log-in returns to the current page. */
export function SignUpOrLogIn({ member, onLeave }: Props) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { signups } = useSettings();
  const signUp = useSignUp();
  return (
    <Ways>
      {signups !== 'none' && (
        <Button
          onClick={() => {
            onLeave?.();
            signUp(member ? { member } : {});
          }}
        >
          {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
        </Button>
      )}
      <ButtonLink
        to={`${pathTo('login')}?redirect=${encodeURIComponent(pathname + search)}`}
        tone="outline"
        onClick={onLeave}
      >
        {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
`;
