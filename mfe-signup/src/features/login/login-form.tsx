import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { textFault, type TextRule } from '@rendezvous/contract/field-rules';
import type { LoginBody } from '@rendezvous/contract/user';
import { useForm } from '@rendezvous/domain/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings, useShell } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/alert';
import { Button } from '@rendezvous/ui/button';
import { Field } from '@rendezvous/ui/field';
import { Stack } from '@rendezvous/ui/page';
import { TextInput } from '@rendezvous/ui/text-input';
import { PasswordInput } from '@rendezvous/ui/password-input';
import { logIn } from './api/log-in.ts';

const FIELDS = ['email', 'password'] as const;

/** The rule of a field that only has to be there. */
const NEEDED: TextRule = { min: 1, max: Infinity };

/** E-mail address and password; what was typed stays after a refusal (spec §8 Login failed). The frame leads on. */
export function LoginForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const intl = useIntl();
  const shell = useShell();
  const { support_email } = useSettings();
  const [password, setPassword] = useState('');
  const { ref, submit, busy, say, touch, refused } = useForm({
    fields: FIELDS,
    check: (typed: LoginBody) => ({
      email: textFault(NEEDED, typed.email),
      password: textFault(NEEDED, typed.password),
    }),
    send: logIn,
    onDone: shell.setUser,
    leaves: true,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email: email.trim(), password });
  };

  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack>
        {refused && (
          <Alert tone="bad">
            <b>{errorText(intl, refused.problem)}</b>
            {refused.code === 'pending_deletion' && (
              <>
                <br />
                {intl.formatMessage(
                  { id: 'login.pending.hint', defaultMessage: 'No e-mail any more? Write to {email}.' },
                  { email: <a href={`mailto:${support_email}`}>{support_email}</a> },
                )}
              </>
            )}
            {refused.code === 'login_failed' && (
              <>
                <br />
                {intl.formatMessage({
                  id: 'login.failed.hint',
                  defaultMessage: 'After too many attempts the account is blocked for a few minutes.',
                })}
              </>
            )}
          </Alert>
        )}
        <Field
          label={intl.formatMessage({ id: 'login.email.label', defaultMessage: 'E-mail address' })}
          error={say('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => {
                touch('email');
                onEmail(event.target.value);
              }}
            />
          )}
        </Field>
        <Field
          label={intl.formatMessage({ id: 'signup.password.label', defaultMessage: 'Password' })}
          error={say('password')}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                touch('password');
                setPassword(event.target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" size="lg" wide loading={busy}>
          {intl.formatMessage({ id: 'login.submit', defaultMessage: 'Log in' })}
        </Button>
      </Stack>
    </form>
  );
}
