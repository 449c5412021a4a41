import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { textFault, type TextRule } from '@rendezvous/contract/field-rules';
import type { LoginBody } from '@rendezvous/contract/user';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { useForm } from '@rendezvous/domain/use-form';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/button';
import { Field } from '@rendezvous/ui/field';
import { Stack } from '@rendezvous/ui/page';
import { TextInput } from '@rendezvous/ui/text-input';
import { PasswordInput } from '@rendezvous/ui/password-input';
import { logIn } from './api/log-in.ts';
import { LoginRefused } from './login-refused.tsx';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

const FIELDS = ['email', 'password'] as const;

/** The rule of a field that only has to be there. */
const NEEDED: TextRule = { min: 1, max: Infinity };

/** E-mail address and password, or a passkey; what was typed stays after a refusal (spec §8 Login failed). The frame leads on. */
export function LoginForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const intl = useIntl();
  const shell = useShell();
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
  const passkey = usePasskeyLogIn();
  const refusal = passkey.fault ?? refused?.problem;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    passkey.forget();
    void submit({ email: email.trim(), password });
  };

  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack>
        {refusal && <LoginRefused refusal={refusal} />}
        <Field
          label={intl.formatMessage({ id: 'login.email.label', defaultMessage: 'E-mail address' })}
          error={say('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="username webauthn"
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
        {canUsePasskeys() && (
          <Button tone="outline" size="lg" wide loading={passkey.busy} onClick={() => passkey.run()}>
            {intl.formatMessage({ id: 'login.passkey', defaultMessage: 'Log in with a passkey' })}
          </Button>
        )}
      </Stack>
    </form>
  );
}
