import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsLogInResponse } from '@rendezvous/contract/operators/session/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { PasswordInput } from '@rendezvous/ui/controls/password-input';
import { sendKey } from '../api/log-in.ts';

const NEEDED = { min: 1, max: 200 };

/** The operator's own key. A wrong one stays typed. */
export function KeyForm({ onDone }: { onDone: (asked: OpsLogInResponse) => void }) {
  const intl = useIntl();
  const [key, setKey] = useState('');
  const { ref, ...form } = useForm({
    fields: ['key'] as const,
    check: (typed: { key: string }) => ({ key: textFault(NEEDED, typed.key) }),
    send: (typed) => sendKey(typed.key),
    onDone,
    onRefused: () => ref.current?.querySelector('input')?.focus(),
  });
  const wrong = form.refused?.code === 'login_failed';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ key: key.trim() });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      {form.refused && !wrong && <Alert tone="bad">{errorText(intl, form.refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'login.key.label', defaultMessage: 'Your key' })}
        hint={intl.formatMessage({
          id: 'login.key.hint',
          defaultMessage: 'The one you got when your account was made.',
        })}
        error={
          wrong
            ? intl.formatMessage({
                id: 'login.key.wrong',
                defaultMessage: 'This key doesn’t work here. Check it, or ask an admin for a new one.',
              })
            : form.errorOf('key')
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={key}
            onChange={({ target }) => {
              form.clearError('key');
              setKey(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="lg" wide loading={form.busy}>
        {intl.formatMessage({ id: 'reauthenticate.submit', defaultMessage: 'Go on' })}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;
