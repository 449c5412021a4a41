import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import type { PaymentRow } from './repository.ts';

/** A payment as its owner sees it (spec §3 Payment). */
export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    credits: row.credits,
    method: row.method,
    amount: money(row.amount, row.currency),
    status: row.status,
    created_at: row.created_at.toISOString(),
    package: row.package,
    discount_percentage: row.discount_percentage,
  };
}
