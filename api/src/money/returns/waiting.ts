import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { BookingContext } from './context.ts';
import { CHARGED_BACK, chargedBack, isOwedOrPaid } from './policy.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';
import { askAgain } from './store.ts';

/**
 * Stops returns that were not sent while the bank has the whole amount, as the buyer has that money already, and asks for them again once the
 * charge-back is reversed.
 */
export async function alignWaiting(
  { clock, jobs }: BookingContext,
  { tx }: Unit,
  payment: PaymentRow,
): Promise<void> {
  const chargebacks = await repository.listChargebacks(tx, [payment.id]);
  const isGone = chargedBack(chargebacks) >= payment.amount;
  for (const row of await repository.listReturns(tx, [payment.id])) {
    const stops = isGone && isOwedOrPaid(row) && (row.state === 'asked' || row.state === 'failed');
    if (stops)
      await repository.changeReturn(tx, row.id, {
        state: 'failed',
        failure: CHARGED_BACK,
        changed_at: clock.now(),
      });
    if (!isGone && !isOwedOrPaid(row)) await askAgain({ clock, jobs }, tx, row);
  }
}
