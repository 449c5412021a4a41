import type { Money } from '@rendezvous/contract/kernel/common';
import type { Tx } from '#src/platform/db/database.ts';
import { money } from '#src/platform/lib/money.ts';
import { remainingNow, moneyOf, termsOf } from './facts.ts';
import { returnOf } from './policy.ts';
import type { PaymentRow } from './repository.ts';

/** What a return gives back: `unused` of the `credits` of an order, and their money. */
export interface ReturnQuote {
  credits: number;
  unused: number;
  amount: Money;
}

/**
 * What a return of unused credits of an order gives back now: the used part rounded down in the buyer's favour, what went back before
 * subtracted. A debt the order paid stays paid.
 * @param credits at most so many of the unused ones; all of them when left out
 */
export async function quoteReturn(tx: Tx, payment: PaymentRow, credits?: number): Promise<ReturnQuote> {
  const facts = await moneyOf(tx, payment.id);
  const use = facts.lot ?? { used: 0, unused: 0 };
  const wanted = Math.min(use.unused, credits ?? use.unused);
  const amount =
    wanted === 0 ? 0 : returnOf(termsOf(payment, facts), use, remainingNow(payment, facts), wanted);
  return { credits: payment.credits, unused: use.unused, amount: money(amount, payment.currency) };
}
