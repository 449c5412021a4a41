import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { textFault, type TextRule } from '@rendezvous/contract/kernel/field-rules';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';

interface Props {
  title: string;
  /** What happens. */
  lead: string;
  label: string;
  submit: string;
  /** Is the act destructive? */
  danger?: boolean;
  rule: TextRule;
  send: (reason: string) => Promise<unknown>;
  onDone: () => unknown;
  onClose: () => void;
}

/** Asks for the reason of an act, and carries it out. A refusal stays in the dialog with what was typed. */
export function ReasonDialog({ title, lead, label, submit, danger, rule, send, onDone, onClose }: Props) {
  const { end } = useOperatorSession();
  const [reason, setReason] = useState('');
  const { ref, ...form } = useForm({
    fields: ['reason'] as const,
    check: (typed: { reason: string }) => ({ reason: textFault(rule, typed.reason) }),
    send: (typed) => send(typed.reason),
    async onDone() {
      await onDone();
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ reason: visibleText(reason) });
  };
  return (
    <Modal title={title} onClose={onClose}>
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <p>{lead}</p>
        <RefusedAlert refused={form.refused} />
        <Field label={label} error={form.errorOf('reason')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={rule.max}
              value={reason}
              onChange={({ target }) => {
                form.clearError('reason');
                setReason(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" size="lg" wide tone={danger ? 'danger' : 'primary'} loading={form.busy}>
          {submit}
        </Button>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
