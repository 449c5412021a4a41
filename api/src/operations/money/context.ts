import type { OperatorRole } from '@rendezvous/contract/operators/values';
import type { PaymentContext } from '#src/money/payments/face.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { Tx } from '#src/platform/db/database.ts';
import { money } from '#src/platform/lib/money.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { listActsAlone } from './acts-repository.ts';
import { aloneUpTo, worthInEuros } from './policy.ts';

/** An operator, as far as money goes. The command line has the role of finance. */
export interface Teller {
  name: string;
  role: OperatorRole;
}

/** What an operator may still move of a payment without a second person. */
export async function aloneOf(
  { settings, clock }: Pick<PaymentContext, 'settings' | 'clock'>,
  tx: Tx,
  teller: Teller,
  payment: { id: string; user_id: string; currency: string },
): Promise<Money> {
  const prices = settings.value(DEFAULT_DOMAIN, 'base_prices');
  const limits = settings.value(DEFAULT_DOMAIN, 'operator_limits');
  const acts = await listActsAlone(tx, {
    payment: payment.id,
    user: payment.user_id,
    operator: teller.name,
    since: after(clock.now(), -DAY),
  });
  const spent = acts.reduce(
    (sum, { amount, currency }) => sum + worthInEuros(money(amount, currency), prices),
    0,
  );
  return aloneUpTo(teller.role, spent, { limits, prices, currency: payment.currency });
}
