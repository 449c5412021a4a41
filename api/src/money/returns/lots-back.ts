import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { alignOrder } from './align.ts';
import type { BookingContext } from './context.ts';
import * as repository from './repository.ts';

/**
 * Gives the credits of an operation back while the orders they were bought with are locked. A credit that returns to a lot of which money went
 * back is usable as far as the remaining money pays for it; otherwise it lapses at once, and an open debt of that order gets smaller.
 * @param operation the spend whose credits come back
 * @param giveBack books the return; @returns whether it did
 */
export async function giveBackToLots(
  context: BookingContext,
  unit: Unit,
  operation: string,
  giveBack: () => Promise<boolean>,
): Promise<boolean> {
  const orders = await repository.lockReturnedOf(unit.tx, operation);
  const isBooked = await giveBack();
  if (isBooked) for (const order of orders) await alignOrder(context, unit, order);
  return isBooked;
}
