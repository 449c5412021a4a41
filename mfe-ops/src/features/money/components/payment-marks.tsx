import type { OpsPaymentRow } from '@rendezvous/contract/operators/money/schemas';
import { StatusTag, type StatusTone } from '#src/lib/status-tag.tsx';
import { usePaymentWords } from '../hooks/use-payment-words.ts';

const ORDER: Partial<Record<OpsPaymentRow['status'], StatusTone>> = {
  completed: 'good',
  failed: 'warn',
  charged_back: 'bad',
};
const MONEY: Partial<Record<NonNullable<OpsPaymentRow['money']>, StatusTone>> = {
  settled: 'good',
  reversed: 'good',
  charged_back: 'bad',
};

/** State of the order, and of its money once there is any. */
export function PaymentMarks({
  payment: { status, money },
}: {
  payment: Pick<OpsPaymentRow, 'status' | 'money'>;
}) {
  const words = usePaymentWords();
  return (
    <>
      <StatusTag $tone={ORDER[status]}>{words.statuses[status]}</StatusTag>
      {money && <StatusTag $tone={MONEY[money]}>{words.money[money]}</StatusTag>}
    </>
  );
}
