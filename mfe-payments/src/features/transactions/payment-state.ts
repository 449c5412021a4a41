import type { Payment } from '@rendezvous/contract/resources/payments/schemas';

/** What a member is told of a payment: its order while no money came, then its money. */
export type PaymentState =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'returning'
  | 'return_failed'
  | 'partly_returned'
  | 'returned'
  | 'charged_back'
  | 'reversed';

/** Returns the state that a payment is shown in. A return counts as one only when it is done; until then it is under way, or failed. */
export function stateOf({ status, money }: Pick<Payment, 'status' | 'money'>): PaymentState {
  if (status === 'pending' || status === 'failed' || status === 'cancelled' || status === 'expired')
    return status;
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
      if (status === 'completed') return 'paid';
      return status === 'refunded' ? 'returned' : status;
  }
}
