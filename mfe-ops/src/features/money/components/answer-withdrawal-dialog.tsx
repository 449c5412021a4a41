import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsWithdrawal } from '@rendezvous/contract/operators/withdrawals/schemas';
import { COMPLAINT_ANSWER } from '@rendezvous/contract/operators/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { answerWithdrawal } from '../api/withdrawals.ts';

interface Props {
  withdrawal: OpsWithdrawal;
  onDone: () => unknown;
  onClose: () => void;
}

/** Answers a statement of withdrawal by mail; the payment it is about gives back what the law says. */
export function AnswerWithdrawalDialog({ withdrawal, onDone, onClose }: Props) {
  const intl = useIntl();
  const { end } = useOperatorSession();
  const [typed, setTyped] = useState({ text: '', payment: '' });
  const { ref, ...form } = useForm({
    fields: ['text', 'payment'] as const,
    check: ({ text }: typeof typed) => ({ text: textFault(COMPLAINT_ANSWER, text) }),
    send: ({ text, payment }) => answerWithdrawal(withdrawal.id, text, payment),
    async onDone() {
      await onDone();
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const change = (field: keyof typeof typed, value: string): void => {
    form.clearError(field);
    setTyped({ ...typed, [field]: value });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ text: visibleText(typed.text), payment: visibleText(typed.payment) });
  };
  return (
    <Modal
      title={intl.formatMessage({
        id: 'money.withdrawals.title',
        defaultMessage: 'Answer this withdrawal',
      })}
      onClose={onClose}
    >
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <Statement>{withdrawal.statement}</Statement>
        <RefusedAlert refused={form.refused} />
        <Field
          label={intl.formatMessage({
            id: 'money.withdrawals.payment',
            defaultMessage: 'ID of the payment, if you found it',
          })}
          hint={intl.formatMessage({
            id: 'money.withdrawals.payment.hint',
            defaultMessage: 'What is unused then goes back, as if its buyer had withdrawn.',
          })}
          error={form.errorOf('payment')}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed.payment}
              onChange={({ target }) => change('payment', target.value)}
            />
          )}
        </Field>
        <Field
          label={intl.formatMessage({
            id: 'money.withdrawals.text',
            defaultMessage: 'Your answer, by e-mail',
          })}
          error={form.errorOf('text')}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={COMPLAINT_ANSWER.max}
              value={typed.text}
              onChange={({ target }) => change('text', target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" wide loading={form.busy}>
          {intl.formatMessage({ id: 'money.withdrawals.send', defaultMessage: 'Send the answer' })}
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

const Statement = styled.blockquote`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
