import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useEffect, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { textFault, type TextRule } from '@rendezvous/contract/kernel/field-rules';
import type { LoginBody } from '@rendezvous/contract/resources/accounts/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { Stack } from '@rendezvous/ui/layout/page';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { logIn } from './api/log-in.ts';
import { LoginRefused } from './login-refused.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

const FIELDS = ['email', 'password'] as const;

/** The rule of a field that only has to be there. */
const NEEDED: TextRule = { min: 1, max: Infinity };

/**
 * E-mail address and password, or a passkey; what was typed stays after a refusal (spec §8 Login failed). The frame leads on. Without scripts the
 * browser sends the form itself.
 */
export function LoginForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const intl = useIntl();
  const shell = useShell();
  const { search } = useLocation();
  const [password, setPassword] = useState('');
  const { ref, submit, busy, errorOf, clearError, refused } = useForm({
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
  // What was typed or filled in before the form listened.
  useEffect(() => {
    const typed = new FormData(ref.current!);
    onEmail(String(typed.get('email') || email));
    setPassword(String(typed.get('password')));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form begins to listen
  }, []);
  const refusal = passkey.fault ?? refused?.problem;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    passkey.forget();
    void submit({ email: cleanText(email), password });
  };

  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack>
        {refusal && <LoginRefused refusal={refusal} />}
        <Field
          label={intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' })}
          error={errorOf('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username webauthn"
              value={email}
              onChange={(event) => {
                clearError('email');
                onEmail(event.target.value);
              }}
            />
          )}
        </Field>
        <Field
          label={intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' })}
          error={errorOf('password')}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                clearError('password');
                setPassword(event.target.value);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          formMethod="post"
          formAction={pathTo('login') + search}
          size="lg"
          wide
          loading={busy}
        >
          {intl.formatMessage({ id: 'login.act', defaultMessage: 'Log in' })}
        </Button>
        <PasskeyButton busy={passkey.busy} onPress={passkey.run} />
      </Stack>
    </form>
  );
}
