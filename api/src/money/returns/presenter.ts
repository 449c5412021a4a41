import type { PaymentMoney, PaymentReturn } from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import type { MoneyFacts } from './facts.ts';
import { isOwedOrPaid, moneyStateOf } from './policy.ts';
import type { PaymentRow, ReturnRow } from './repository.ts';

/** The money of an order as its buyer sees it; null until some arrived. */
export function presentMoney(
  payment: PaymentRow,
  { returns, chargebacks, numbers }: MoneyFacts,
): PaymentMoney | null {
  const state = moneyStateOf(payment, returns, chargebacks);
  if (state === null) return null;
  const { promised_at: promised, settled_at: settled } = payment;
  const arrived = settled ?? (promised === null ? (returns[0]?.asked_at ?? payment.created_at) : null);
  const newest = chargebacks.at(-1);
  return {
    state,
    promised_at: promised?.toISOString() ?? null,
    settled_at: arrived?.toISOString() ?? null,
    returns: returns.filter(isOwedOrPaid).map((row) => presentReturn(row, numbers)),
    chargeback: newest
      ? { at: newest.received_at.toISOString(), reversed_at: newest.reversed_at?.toISOString() ?? null }
      : null,
  };
}

const presentReturn = (row: ReturnRow, numbers: MoneyFacts['numbers']): PaymentReturn => ({
  id: row.id,
  amount: money(row.amount, row.currency),
  state: row.state,
  at: row.changed_at.toISOString(),
  number: numbers.get(row.id) ?? null,
});
