import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { Services } from '#src/platform/services.ts';
import { forgetOwnCodes, releaseDiscount } from '#src/money/discounts/face.ts';
import { closeLater } from './queue.ts';
import * as repository from './repository.ts';

/**
 * Removes an erased buyer from what is no bookkeeping: personal codes, open orders with their checkout. Payments stay,
 * under an id without an account; money that still arrives for them is given back.
 */
export async function forgetBuyer(
  services: Pick<Services, 'jobs' | 'clock'>,
  { tx }: Unit,
  userId: string,
): Promise<void> {
  for (const id of await repository.lockPending(tx, userId)) {
    await repository.setStatus(tx, id, 'cancelled', services.clock.now());
    await releaseDiscount(tx, id);
    await closeLater(services, tx, id);
  }
  await forgetOwnCodes(tx, userId);
}
