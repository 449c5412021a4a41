import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import { NO_MONEY, presentMoney, type MoneyFacts } from '#src/money/returns/face.ts';
import { isInTime, lastDayOf } from './deadline.ts';
import type { PaymentRow } from './repository.ts';

/** A payment as its owner sees it now (spec §3 Payment). @param facts its money */
export function presentPayment(row: PaymentRow, now: Date, facts: MoneyFacts = NO_MONEY): Payment {
  return {
    id: row.id,
    credits: row.credits,
    method: row.method,
    amount: money(row.amount, row.currency),
    status: row.status,
    created_at: row.created_at.toISOString(),
    package: row.package,
    discount_percentage: row.discount_percentage,
    number: facts.numbers.get(row.id) ?? null,
    money: presentMoney(row, facts),
    credits_used: facts.lot?.used ?? 0,
    credits_left: facts.lot?.unused ?? 0,
    withdrawable_until: row.status === 'completed' && isInTime(row, now) ? lastDayOf(row) : null,
    replaced_by: row.replaced_by,
    debt: facts.debt > 0 ? money(facts.debt, row.currency) : null,
  };
}
