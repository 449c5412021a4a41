import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { PASSKEY_NAME } from '@rendezvous/contract/resources/passkeys/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';

interface Props {
  label: string;
  hint?: string;
  submit: string;
  /** Name to begin with; the form gets the focus with one. */
  name?: string;
  /** Resolves with false when nothing was stored: the name stays typed. */
  send: (name: string) => Promise<boolean>;
  onDone: () => unknown;
  /** More buttons beside the first. */
  children?: ReactNode;
}

/** Name of a passkey. It is empty again once it was stored. */
export function NameForm({ label, hint, submit, name: before = '', send, onDone, children }: Props) {
  const { end } = useOperatorSession();
  const [name, setName] = useState(before);
  const { ref, ...form } = useForm({
    fields: ['name'] as const,
    check: (typed: { name: string }) => ({ name: textFault(PASSKEY_NAME, typed.name) }),
    send: (typed) => send(typed.name),
    async onDone(isSaved) {
      if (!isSaved) return;
      await onDone();
      setName('');
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ name: name.trim() });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      <RefusedAlert refused={form.refused} />
      <Field label={label} hint={hint} error={form.errorOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoFocus={before !== ''}
            maxLength={PASSKEY_NAME.max}
            value={name}
            onChange={({ target }) => {
              form.clearError('name');
              setName(target.value);
            }}
          />
        )}
      </Field>
      <Acts>
        <Button type="submit" loading={form.busy}>
          {submit}
        </Button>
        {children}
      </Acts>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  flex: 1;
  gap: ${theme.space.s3h};
  max-width: 440px;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
