import type { DebitRoom } from '@rendezvous/contract/resources/direct-debit/schemas';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Tx } from '#src/platform/db/database.ts';
import { after } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { findOpenBlock } from '#src/money/debit-blocks/face.ts';
import type { PaymentContext } from '#src/money/payments/face.ts';
import { zoneOf } from './context.ts';
import { PERIOD_MS, roomOf } from './policy.ts';
import { listDebits, lockDebits } from './repository.ts';

/** A debit that is to be made, as far as blocks and limits go. */
export interface Wished {
  /** Its order, which is stored already. */
  id: string;
  user_id: string;
  domain: string;
  country: CountryCode;
  /** Minor units of euros. */
  amount: number;
}

/** What a member may still pay by direct debit. */
export async function debitRoom(
  { settings, clock }: Pick<PaymentContext, 'settings' | 'clock'>,
  tx: Tx,
  { user_id: userId, domain, country, id = null }: Omit<Wished, 'amount' | 'id'> & { id?: string | null },
): Promise<DebitRoom> {
  const now = clock.now();
  const limits = {
    unsettled: settings.value(domain, 'debit_unsettled_limit'),
    period: settings.value(domain, 'debit_period_limit'),
    settleDays: settings.value(domain, 'debit_settle_days'),
  };
  const lines = await listDebits(tx, userId, after(now, -PERIOD_MS), id);
  return roomOf(lines, limits, { now, zone: zoneOf(country) });
}

/**
 * Refuses a debit of a blocked member, and one above their limits (spec §8 Direct debit). Until the transaction ends, other debits of the member wait: those made
 * at the same time count. A debit that waits for its code does not count.
 * @throws problem `debit_blocked`, or `debit_limit` with what is left
 */
export async function enforceDebitRules(
  context: Pick<PaymentContext, 'settings' | 'clock'>,
  tx: Tx,
  wished: Wished,
): Promise<void> {
  await lockDebits(tx, wished.user_id);
  if (await findOpenBlock(tx, wished.user_id)) throw problem('debit_blocked');
  const { left } = await debitRoom(context, tx, wished);
  if (wished.amount > left.amount) throw problem('debit_limit', { params: { left } });
}
