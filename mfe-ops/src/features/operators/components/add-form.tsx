import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type {
  OpsNewOperatorBody,
  OpsNewOperatorResponse,
} from '@rendezvous/contract/operators/staff/schemas';
import { OPERATOR_NAME } from '@rendezvous/contract/operators/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { useOperatorSession } from '#src/lib/operator.ts';
import { addOperator } from '../api/operators.ts';
import { RoleField } from './role-field.tsx';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';

/** Name and role of a new operator. */
export function AddForm({ onDone }: { onDone: (added: OpsNewOperatorResponse) => Promise<void> }) {
  const intl = useIntl();
  const { end } = useOperatorSession();
  const [typed, setTyped] = useState<OpsNewOperatorBody>({ name: '', role: 'support' });
  const { ref, ...form } = useForm({
    fields: ['name'] as const,
    check: ({ name }: OpsNewOperatorBody) => ({ name: textFault(OPERATOR_NAME, name) }),
    send: addOperator,
    onDone,
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const isInUse = form.refused?.code === 'duplicate';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ ...typed, name: typed.name.trim() });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      {!isInUse && <RefusedAlert refused={form.refused} />}
      <Field
        label={intl.formatMessage({ id: 'operators.name', defaultMessage: 'Name' })}
        hint={intl.formatMessage({
          id: 'operators.name.hint',
          defaultMessage: 'Small letters, digits, dots and hyphens. It’s logged with every act.',
        })}
        error={
          isInUse
            ? intl.formatMessage({
                id: 'operators.name.taken',
                defaultMessage: 'There is, or was, an operator of this name.',
              })
            : form.errorOf('name')
        }
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={OPERATOR_NAME.max}
            value={typed.name}
            onChange={({ target }) => {
              form.clearError('name');
              form.reset();
              setTyped({ ...typed, name: target.value });
            }}
          />
        )}
      </Field>
      <RoleField role={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
      <Button type="submit" loading={form.busy}>
        {intl.formatMessage({ id: 'action.add', defaultMessage: 'Add' })}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s3h};
  max-width: 440px;
  justify-items: start;
  & > div {
    width: 100%;
  }
`;
