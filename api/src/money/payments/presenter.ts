import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import { NO_MONEY, presentMoney, type MoneyFacts } from '#src/money/returns/face.ts';
import type { PaymentRow } from './repository.ts';

/** A payment as its owner sees it (spec §3 Payment). @param facts its money; left out for an order that was just made */
export function presentPayment(row: PaymentRow, facts: MoneyFacts = NO_MONEY): Payment {
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
    credits_left: facts.lot?.unused ?? 0,
    replaced_by: row.replaced_by,
    debt: facts.debt > 0 ? money(facts.debt, row.currency) : null,
  };
}
