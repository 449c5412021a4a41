import { askReturn, quoteReturn } from '#src/money/returns/face.ts';
import { isInTime, type PaymentRow } from '#src/money/payments/face.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { Services } from '#src/platform/services.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { WithdrawalRow } from './repository.ts';

/** What withdrawing works with. */
export type Withdrawing = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'jobs' | 'live' | 'settings'>;

/** What a statement led to, as it is stored. */
export type Judgement = Pick<
  WithdrawalRow,
  'payment_id' | 'user_id' | 'outcome' | 'return_id' | 'credits' | 'amount'
>;

const NOTHING = { return_id: null, credits: 0, amount: 0 } as const;

/**
 * Decides what a statement about a locked order leads to, by the moment it was made, and asks for the return of the money where the right is still
 * running and credits are unused.
 */
export async function judge(
  context: Withdrawing,
  unit: Unit,
  payment: PaymentRow,
  at: Date,
): Promise<Judgement> {
  const about = { payment_id: payment.id, user_id: payment.user_id };
  if (payment.status === 'refunded' || payment.status === 'charged_back')
    return { ...about, ...NOTHING, outcome: 'nothing_left' };
  if (payment.status !== 'completed') return { ...about, ...NOTHING, outcome: 'unpaid' };
  if (!isInTime(payment, at)) return { ...about, ...NOTHING, outcome: 'late' };
  const { unused, amount } = await quoteReturn(unit.tx, payment);
  if (unused === 0 || amount.amount === 0) return { ...about, ...NOTHING, outcome: 'nothing_left' };
  const id = newId();
  await askReturn(context, unit, payment, {
    id,
    amount,
    credits: unused,
    reason: 'withdrawal',
  });
  return { ...about, outcome: 'returned', return_id: id, credits: unused, amount: amount.amount };
}
