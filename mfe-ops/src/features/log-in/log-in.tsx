import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsLogInResponse, OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { text } from '@rendezvous/ui/layout/text';
import { Brand } from '#src/lib/brand.tsx';
import { CodeForm } from '#src/lib/proof/code-form.tsx';
import { PasskeyButton } from '#src/lib/proof/passkey-button.tsx';
import { Enrolment } from './components/enrolment.tsx';
import { KeyForm } from './components/key-form.tsx';

/** What the log-in says above the key: why it is asked for again. */
type Notice = 'back' | 'late' | null;

/** Log-in of an operator: the key, then a code of the authenticator app, which the first log-in sets up, or a passkey. */
export function LogIn({ isBack, onDone }: { isBack: boolean; onDone: (operator: OpsMe) => void }) {
  const intl = useIntl();
  const [asked, setAsked] = useState<OpsLogInResponse | null>(null);
  const [notice, setNotice] = useState<Notice>(isBack ? 'back' : null);
  useTitle(intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' }));

  function startAgain(why: Notice): void {
    setAsked(null);
    setNotice(why);
  }
  return (
    <Place>
      <Card>
        <Brand />
        <Title>{intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' })}</Title>
        {asked ? (
          <>
            {asked.enrolment && <Enrolment enrolment={asked.enrolment} />}
            <CodeForm
              name={asked.name}
              submit={intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
              onDone={onDone}
              onLate={() => startAgain('late')}
            />
            {asked.passkeys && canUsePasskeys() && (
              <PasskeyButton onDone={onDone} onLate={() => startAgain('late')} />
            )}
          </>
        ) : (
          <>
            {notice === 'back' && (
              <Alert>
                {intl.formatMessage({
                  id: 'login.ended',
                  defaultMessage: 'Your session has ended. Log in, and the page is as you left it.',
                })}
              </Alert>
            )}
            {notice === 'late' && (
              <Alert>
                {intl.formatMessage({
                  id: 'login.late',
                  defaultMessage: 'That took too long. Start again with your key.',
                })}
              </Alert>
            )}
            <KeyForm onDone={setAsked} />
          </>
        )}
      </Card>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${theme.space.s5} ${theme.space.s4};
`;

const Card = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  width: 100%;
  max-width: 440px;
  padding: ${theme.space.s5} ${theme.space.s5} ${theme.space.s6};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r4};
  background: ${theme.color.surface};
`;

const Title = styled.h1`
  ${text.d2}
`;
