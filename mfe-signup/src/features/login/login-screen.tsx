import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useTitle } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Stack } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { LoginForm } from './login-form.tsx';

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.s5};
  align-items: center;
  max-width: 1120px;
  margin-inline: auto;
  padding: ${theme.space.s5} ${theme.space.s4} 0;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    min-height: calc(100vh - ${theme.size.bar});
    padding-block: 0;
  }
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  & > div {
    width: 150px;
  }
  ${media.desktop} {
    & > div {
      width: 420px;
    }
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
`;

const Title = styled.h1`
  ${text.d3}
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.s4};
  margin-top: ${theme.space.s3};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`;

/** Log-in (spec §2 /login). Returns to the page that asked for a session. */
export function LoginScreen() {
  const intl = useIntl();
  const { search, state } = useLocation();
  const [email, setEmail] = useState((state as { email?: string } | null)?.email ?? '');
  const reset = wayTo('reset-password', useSettings().capabilities);
  useTitle(intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' }));
  return (
    <Layout>
      <Art>
        <HalfPortrait left="nadia" right="ben" offset="12px" />
      </Art>
      <Column>
        <Stack $gap={20}>
          <Title>{intl.formatMessage({ id: 'login.heading', defaultMessage: 'Good to see you.' })}</Title>
          {new URLSearchParams(search).has('redirect') && (
            <Alert tone="info" icon={LOCK}>
              {intl.formatMessage({
                id: 'login.required',
                defaultMessage: 'Log in or sign up to go on. It’s free.',
              })}
            </Alert>
          )}
          <LoginForm email={email} onEmail={setEmail} />
        </Stack>
        <Ways>
          {reset ? (
            <Link to={reset} state={{ email }}>
              {intl.formatMessage({ id: 'login.forgot', defaultMessage: 'Forgot your password?' })}
            </Link>
          ) : (
            <Link to={pathTo('pages-service')}>
              {intl.formatMessage({ id: 'login.trouble', defaultMessage: 'Can’t log in?' })}
            </Link>
          )}
          <Link to={pathTo('signup')}>
            {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
          </Link>
        </Ways>
      </Column>
    </Layout>
  );
}
