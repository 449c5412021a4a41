import { useEffect, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { OPERATOR_CODE } from '@rendezvous/contract/operators/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { proveByCode } from './prove.ts';

interface Props {
  name: string;
  /** What the button is called. */
  submit: string;
  onDone: (operator: OpsMe) => void;
  /** The server knows neither the log-in nor the session any more. */
  onLate: () => void;
}

/** The code of the authenticator app. A wrong one is cleared, since the app shows another soon. */
export function CodeForm({ name, submit, onDone, onLate }: Props) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const { ref, ...form } = useForm({
    fields: ['code'] as const,
    check: (typed: { code: string }) => ({ code: textFault(OPERATOR_CODE, typed.code) }),
    send: (typed) => proveByCode(typed.code),
    onDone,
    onRefused: (refusal) => {
      if (refusal.code === 'authentication_required') return onLate();
      if (refusal.code === 'code_invalid') setCode('');
      ref.current?.querySelector('input')?.focus();
    },
  });
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const wrong = form.refused?.code === 'code_invalid';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ code });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      {form.refused && !wrong && <Alert tone="bad">{errorText(intl, form.refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'login.code.label', defaultMessage: 'Code for {name}' }, { name })}
        hint={intl.formatMessage({
          id: 'login.code.hint',
          defaultMessage: 'Six digits from your authenticator app.',
        })}
        error={
          wrong
            ? intl.formatMessage({
                id: 'login.code.wrong',
                defaultMessage: 'That code isn’t right, or was used already. Wait for the next one.',
              })
            : form.errorOf('code')
        }
      >
        {(control) => (
          <Digits
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => {
              form.clearError('code');
              setCode(target.value.replaceAll(/\D/g, '').slice(0, OPERATOR_CODE.max));
            }}
          />
        )}
      </Field>
      <Button type="submit" size="lg" wide loading={form.busy}>
        {submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;

const Digits = styled(TextInput)`
  font-size: ${theme.size.title};
  letter-spacing: 0.3em;
  font-variant-numeric: tabular-nums;
`;
