import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@rendezvous/api-client/client';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/alert';
import { Button } from '@rendezvous/ui/button';
import { Field } from '@rendezvous/ui/field';
import { Stack } from '@rendezvous/ui/page';
import { TextInput } from '@rendezvous/ui/text-input';
import { focusFirstError } from '#src/lib/focus-first-error.ts';
import { PasswordInput } from '#src/lib/password-input.tsx';
import { refusalText } from '#src/lib/refusal.ts';
import { logIn } from './api/log-in.ts';

interface Refused {
  text: string;
  /** Add what happens after too many attempts. */
  wrong: boolean;
}

/** E-mail address and password; what was typed stays after a refusal (spec §8 Login failed). The frame leads on. */
export function LoginForm() {
  const intl = useIntl();
  const shell = useShell();
  const form = useRef<HTMLFormElement>(null);
  const known = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const required = fieldErrorText(intl, { code: 'required' });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setRefused(null);
    if (!email.trim() || !password) return focusFirstError(form.current);
    setBusy(true);
    try {
      shell.setUser(await logIn(email, password));
    } catch (error) {
      setBusy(false);
      setRefused({
        text: refusalText(intl, error),
        wrong: error instanceof ApiError && error.problem.code === 'login_failed',
      });
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        {refused && (
          <Alert tone="bad">
            <b>{refused.text}</b>
            {refused.wrong && (
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
          error={asked && !email.trim() ? required : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={intl.formatMessage({ id: 'signup.password.label', defaultMessage: 'Password' })}
          error={asked && !password ? required : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
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
