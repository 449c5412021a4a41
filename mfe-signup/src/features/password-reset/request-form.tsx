import { cleanText } from '@rendezvous/rules/texts/visible-text';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EMAIL, emailFault } from '@rendezvous/contract/kernel/field-rules';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { FormWords, Lead, Title } from '#src/lib/centre.tsx';
import { requestReset } from './api/request-reset.ts';

interface Props {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
}

/** Asks for the address that gets the link; each refusal says what to do (spec §8 Password reset). */
export function RequestForm({ email, onChange, onSent }: Props) {
  const intl = useIntl();
  const { ref, submit, busy, errorOf, clearError, refused } = useForm({
    fields: ['email'] as const,
    check: (typed: { email: string }) => ({ email: emailFault(typed.email) }),
    send: requestReset,
    onDone: onSent,
    onRefused: () => ref.current?.querySelector<HTMLInputElement>('input')?.focus(),
  });
  const unknown = refused?.code === 'email_not_found' ? errorText(intl, refused.problem) : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email: cleanText(email) });
  };
  return (
    <FormWords as="form" ref={ref} noValidate onSubmit={handleSubmit}>
      <Title>{intl.formatMessage({ id: 'reset.title', defaultMessage: 'Forgot your password?' })}</Title>
      <Lead>
        {intl.formatMessage({
          id: 'reset.lead',
          defaultMessage: 'It happens. We’ll send a link to your address, and you choose a new one.',
        })}
      </Lead>
      {refused && !unknown && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' })}
        error={
          unknown ? (
            <>
              {unknown}{' '}
              <Link to={pathTo('signup')}>
                {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
              </Link>
            </>
          ) : (
            errorOf('email')
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            maxLength={EMAIL.max}
            value={email}
            onChange={(event) => {
              clearError('email');
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {intl.formatMessage({ id: 'email.sendLink', defaultMessage: 'Send me a link' })}
      </Button>
      <Link to={pathTo('login')}>
        {intl.formatMessage({ id: 'reset.back', defaultMessage: 'Back to log-in' })}
      </Link>
    </FormWords>
  );
}
