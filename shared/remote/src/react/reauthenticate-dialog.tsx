import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { call } from '@rendezvous/api-client/client';
import { REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/calls';
import { PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import type { ReauthenticateBody } from '@rendezvous/contract/resources/accounts/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { OwnPasswordField } from './own-password-field.tsx';
import { usePasskeyProof } from './use-passkey-proof.ts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;

const Acts = styled.div`
  display: grid;
  gap: ${theme.space.s1};
`;

/** Asks for the password once more, or for a passkey, and makes the log-in fresh. A wrong password, a lock-out and a lost connection stay in the dialog. */
export function ReauthenticateDialog({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const { ref, submit, busy, errorOf, clearError, refused } = useForm({
    fields: ['password'] as const,
    check: (typed: ReauthenticateBody) => ({
      password: textFault({ min: 1, max: PASSWORD.max }, typed.password),
    }),
    send: (body) => call(REAUTHENTICATE, body),
    onDone: onProven,
    onRefused: () => input.current?.focus(),
  });
  const passkey = usePasskeyProof(onProven);
  const wrong = refused?.code === 'login_failed';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside another form of the tree.
    event.stopPropagation();
    void submit({ password });
  };
  return (
    <Modal
      title={intl.formatMessage({ id: 'reauthenticate.title', defaultMessage: 'Still you?' })}
      onClose={onCancel}
    >
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <p>
          {intl.formatMessage({
            id: 'reauthenticate.text',
            defaultMessage: 'You logged in a while ago. To be safe, please confirm your password.',
          })}
        </p>
        {passkey.fault && <Alert tone="bad">{errorText(intl, passkey.fault)}</Alert>}
        {refused && !wrong && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
        <OwnPasswordField
          ref={input}
          label={intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' })}
          value={password}
          isWrong={wrong}
          error={errorOf('password')}
          onChange={(typed) => {
            clearError('password');
            setPassword(typed);
          }}
        />
        <Acts>
          <Button type="submit" size="lg" wide loading={busy}>
            {intl.formatMessage({ id: 'reauthenticate.submit', defaultMessage: 'Go on' })}
          </Button>
          {passkey.isOffered && (
            <Button tone="outline" size="lg" wide loading={passkey.busy} onClick={passkey.run}>
              {intl.formatMessage({ id: 'reauthenticate.passkey', defaultMessage: 'Use a passkey' })}
            </Button>
          )}
          <Button tone="quiet" wide onClick={onCancel}>
            {intl.formatMessage({ id: 'action.later', defaultMessage: 'Not now' })}
          </Button>
        </Acts>
      </Form>
    </Modal>
  );
}
