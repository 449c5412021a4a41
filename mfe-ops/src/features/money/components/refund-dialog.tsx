import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsMoneyAct, OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { MONEY_REASON, type RefundPart } from '@rendezvous/contract/operators/money/values';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { ReasonForm } from '#src/lib/measures/reason-form.tsx';
import { refundPayment } from '../api/money.ts';
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
  const hint = useId();
  const unused = payment.lot?.unused_worth ?? payment.here;
  const [part, setPart] = useState<RefundPart>(unused.amount > 0 ? 'unused' : 'all');
  const amount = part === 'unused' ? unused : payment.here;
  const isAlone = amount.amount <= payment.alone.amount;
  const act = isAlone
    ? intl.formatMessage({ id: 'money.refund.act', defaultMessage: 'Refund' })
    : intl.formatMessage({ id: 'money.refund.ask', defaultMessage: 'Ask a second person' });
  return (
    <Modal
      title={intl.formatMessage({ id: 'money.refund.title', defaultMessage: 'Refund this payment?' })}
      onClose={onClose}
    >
      <ReasonForm
        label={intl.formatMessage({ id: 'money.reason', defaultMessage: 'Reason, which the member reads' })}
        rule={MONEY_REASON}
        send={(reason) => refundPayment({ payment: payment.id, part, amount, reason })}
        onDone={onDone}
        onClose={onClose}
        actions={(busy) => (
          <>
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
              disabled={busy}
              aria-describedby={hint}
            >
              {act}
            </SplitButton>
          </>
        )}
      >
        <PartChoice payment={payment} unused={unused} value={part} onChange={setPart} />
      </ReasonForm>
    </Modal>
  );
}

const Limit = styled.p`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
  font-size: ${theme.size.label};
  line-height: ${theme.line.small};
`;
