import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { usePasswordHint } from '@rendezvous/domain/forms/use-password-hint';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { FormWords, Lead } from './centre.tsx';

interface Props<Answer> {
  token: string;
  /** Page of the link. Browsers without scripts send the form to it. */
  page: string;
  /** The link hands the account over and asks for a password. The server may ask for one as well. */
  asks: boolean;
  send(press: LinkBody): Promise<Answer>;
  onDone(answer: Answer): unknown;
  onRefused(error: ApiError): void;
  /** Is the page left after the answer? */
  leaves?: boolean;
  submit: string;
  /** Title and lead. */
  children: ReactNode;
}

/** The act of a mailed link: its button, and a new password where the link proves the mailbox in another browser than the account's. */
export function LinkForm<Answer>({ token, page, children, submit: label, ...rules }: Props<Answer>) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const asks = rules.asks || asked;
  const [password, setPassword] = useState('');
  const hint = usePasswordHint(password);
  const { ref, submit, busy, errorOf, clearError, refused } = useForm({
    fields: ['password'] as const,
    check: (typed: LinkBody) => (asks ? { password: textFault(PASSWORD, typed.password ?? '') } : {}),
    send: rules.send,
    onDone: rules.onDone,
    onRefused(error) {
      if (error.fields.some(({ field }) => field === 'password')) setAsked(true);
      rules.onRefused(error);
    },
    ...(rules.leaves && { leaves: true }),
  });
  // What was typed before the form listened.
  useEffect(() => {
    setPassword(String(new FormData(ref.current!).get('password') ?? ''));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form begins to listen
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ token, ...(asks && { password }) });
  };
  return (
    <FormWords as="form" ref={ref} noValidate onSubmit={handleSubmit}>
      {children}
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <input type="hidden" name="token" value={token} />
      {asks && (
        <>
          <Lead>
            {intl.formatMessage({
              id: 'link.password.lead',
              defaultMessage:
                'Choose a password for your account. It replaces the old one: every other device is logged out, and passkeys are removed.',
            })}
          </Lead>
          <Field
            label={intl.formatMessage({ id: 'password.label', defaultMessage: 'Password' })}
            hint={hint}
            error={errorOf('password')}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="new-password"
                maxLength={PASSWORD.max}
                value={password}
                onChange={(event) => {
                  clearError('password');
                  setPassword(event.target.value);
                }}
              />
            )}
          </Field>
        </>
      )}
      <Button
        type="submit"
        formMethod="post"
        formAction={`${page}?token=${encodeURIComponent(token)}`}
        size="lg"
        loading={busy}
      >
        {label}
      </Button>
    </FormWords>
  );
}
