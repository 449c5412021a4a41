import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsMoneyAct, OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { MONEY_REASON, type RefundPart } from '@rendezvous/contract/operators/money/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/controls/field';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { refundPayment } from '../api/money.ts';
import { useMoneyText } from '../hooks/use-money-text.ts';
import { PartChoice } from './part-choice.tsx';

interface Props {
  payment: OpsPayment;
  onDone: (act: OpsMoneyAct) => unknown;
  onClose: () => void;
}

/** Gives money of a payment back by its lot: what is unused, or everything with the used part as goodwill. */
export function RefundDialog({ payment, onDone, onClose }: Props) {
  const intl = useIntl();
  const amountText = useMoneyText();
  const { end } = useOperatorSession();
  const hint = useId();
  const unused = payment.lot?.unused_worth ?? payment.here;
  const [part, setPart] = useState<RefundPart>(unused.amount > 0 ? 'unused' : 'all');
  const [reason, setReason] = useState('');
  const amount = part === 'unused' ? unused : payment.here;
  const isAlone = amount.amount <= payment.alone.amount;
  const { ref, ...form } = useForm({
    fields: ['reason'] as const,
    check: (typed: { reason: string }) => ({ reason: textFault(MONEY_REASON, typed.reason) }),
    send: (typed) => refundPayment({ payment: payment.id, part, amount, reason: typed.reason }),
    async onDone(act) {
      await onDone(act);
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ reason: visibleText(reason) });
  };
  const act = isAlone
    ? intl.formatMessage({ id: 'money.refund.act', defaultMessage: 'Refund' })
    : intl.formatMessage({ id: 'money.refund.ask', defaultMessage: 'Ask a second person' });
  return (
    <Modal
      title={intl.formatMessage({ id: 'money.refund.title', defaultMessage: 'Refund this payment?' })}
      onClose={onClose}
    >
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <PartChoice payment={payment} unused={unused} value={part} onChange={setPart} />
        <RefusedAlert refused={form.refused} />
        <Field
          label={intl.formatMessage({ id: 'money.reason', defaultMessage: 'Reason, which the member reads' })}
          error={form.errorOf('reason')}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={MONEY_REASON.max}
              value={reason}
              onChange={({ target }) => {
                form.clearError('reason');
                setReason(target.value);
              }}
            />
          )}
        </Field>
        <Limit id={hint}>
          {intl.formatMessage(
            {
              id: 'money.refund.alone',
              defaultMessage:
                'You can refund up to {alone} of it alone. Above that, someone from finance confirms.',
            },
            { alone: amountText(payment.alone) },
          )}
        </Limit>
        <SplitButton
          type="submit"
          wide
          mark={false}
          cost={amountText(amount)}
          disabled={form.busy}
          aria-describedby={hint}
        >
          {act}
        </SplitButton>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;

const Limit = styled.p`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
  font-size: ${theme.size.label};
  line-height: ${theme.line.small};
`;
