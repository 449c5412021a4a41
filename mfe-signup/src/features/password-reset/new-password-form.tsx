import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import type { ResetBody } from '@rendezvous/contract/resources/account-links/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { usePasswordHint } from '@rendezvous/domain/forms/use-password-hint';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { FormWords, Lead, Title } from '#src/lib/centre.tsx';
import { uselessLink, type UselessLink } from '#src/lib/link-failed.tsx';
import { resetPassword } from './api/reset-password.ts';

interface Props {
  token: string;
  onDone: () => void;
  onUseless: (code: UselessLink) => void;
}

/** The new password, with its strength in words. It stays typed after a refusal that is about it. */
export function NewPasswordForm({ token, onDone, onUseless }: Props) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const hint = usePasswordHint(password);
  const { ref, submit, busy, errorOf, clearError, refused, leaving } = useForm({
    fields: ['password'] as const,
    check: (typed: ResetBody) => ({ password: textFault(PASSWORD, typed.password) }),
    send: resetPassword,
    unsaved: () => password !== '',
    onDone,
    onRefused: (error) => {
      const link = uselessLink(error);
      if (link) onUseless(link);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ token, password });
  };
  return (
    <FormWords as="form" ref={ref} noValidate onSubmit={handleSubmit}>
      <Title>{intl.formatMessage({ id: 'reset.new.title', defaultMessage: 'Choose a new password' })}</Title>
      <Lead>
        {intl.formatMessage({
          id: 'reset.new.lead',
          defaultMessage:
            'It works straight away. Every device that is logged in is logged out, and passkeys are removed.',
        })}
      </Lead>
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'password.new', defaultMessage: 'New password' })}
        hint={hint}
        error={errorOf('password')}
      >
        {(control) => (
          <PasswordInput
            {...control}
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
      <Button type="submit" size="lg" loading={busy}>
        {intl.formatMessage({ id: 'password.save', defaultMessage: 'Save the password' })}
      </Button>
      {leaving && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </FormWords>
  );
}
