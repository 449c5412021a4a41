import type { Payment } from '@rendezvous/contract/resources/payments/schemas';

/** What a member reads of a payment: its order while no money came, then its money. */
export type PaymentState =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  | 'returning'
  | 'return_failed'
  | 'partly_returned'
  | 'returned'
  | 'charged_back'
  | 'reversed';

/**
 * Returns the state that a payment is shown in. Money comes before the order it was for: it may be on its way back from one that was
 * cancelled. A return counts as one only when it is done; until then it is under way, or failed.
 */
export function stateOf({
  status,
  money,
  replaced_by: newer,
}: Pick<Payment, 'status' | 'money' | 'replaced_by'>): PaymentState {
  const open = money?.returns.filter(({ state }) => state !== 'done') ?? [];
  if (open.some(({ state }) => state === 'failed')) return 'return_failed';
  if (open.length > 0) return 'returning';
  switch (money?.state) {
    case 'partly_returned':
    case 'returned':
    case 'charged_back':
    case 'reversed':
      return money.state;
    default:
  }
  if (status === 'completed') return 'paid';
  if (status === 'refunded') return 'returned';
  return status === 'cancelled' && newer !== null ? 'replaced' : status;
}
