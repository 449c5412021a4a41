import type { DirectDebitResponse } from '@rendezvous/contract/resources/direct-debit/schemas';
import { findOpenBlock } from '#src/money/debit-blocks/face.ts';
import { findOwn, isOfCountry, pricingOf, type Orderer } from '#src/money/payments/face.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { DebitContext } from './context.ts';
import { presentBlock, presentWaiting } from './presenter.ts';
import { findWaiting } from './repository.ts';
import { debitRoom } from './rules.ts';

/**
 * Whether a member may pay by direct debit, how much, and the debit that waits for its code.
 * @param payment one of them; the newest when left out
 * @throws problem `not_found` for a payment that is none of theirs
 */
export async function readDebits(
  context: DebitContext,
  orderer: Pick<Orderer, 'userId' | 'domain' | 'visitorCountry'>,
  payment?: string,
): Promise<DirectDebitResponse> {
  const { db, clock } = context;
  const { userId } = orderer;
  if (payment !== undefined && !(await findOwn(db, userId, payment))) throw problem('not_found');
  const { country, domain } = await pricingOf(context, orderer);
  const block = await findOpenBlock(db, userId);
  const form = await findWaiting(db, userId, clock.now(), payment);
  return {
    block: block && (await presentBlock(db, block)),
    room: isOfCountry(country, 'sdd')
      ? await debitRoom(context, db, { user_id: userId, domain, country })
      : null,
    waiting: form && (await presentWaiting(context, form)),
  };
}
