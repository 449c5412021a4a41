import assert from 'node:assert/strict';
import { openDebtOf } from '#src/money/debts/face.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { isOwedOrPaid } from '#src/money/returns/policy.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { Buyer, Made } from './buyer.ts';

const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);

/** What the provider's own books say. */
export async function atProvider({ providerId, world }: Made) {
  const said = (await world.provider.look(providerId))!;
  const standing = said.chargebacks.filter(({ reversedAt }) => reversedAt === null);
  const done = said.refunds.filter(({ state }) => state === 'done');
  return {
    paid: said.status === 'paid' ? said.amount.amount : 0,
    returned: sum(done.map(({ amount }) => amount)),
    chargedBack: sum(standing.map(({ amount }) => amount)),
  };
}

/** What the site's books say of an order. */
async function booked({ t: { services } }: Buyer, id: string) {
  const { db } = services;
  const { status } = (await findPayment(db, id))!;
  const { returns, chargebacks, lot } = await moneyOf(db, id);
  const debts = await db
    .selectFrom('debts')
    .select('amount')
    .where('payment_id', '=', id)
    .where('state', '=', 'open')
    .execute();
  return {
    status,
    unused: lot?.unused ?? 0,
    returned: sum(returns.filter(isOwedOrPaid)),
    chargedBack: sum(chargebacks.filter(({ reversed_at: at }) => at === null)),
    owed: sum(debts),
  };
}

/** Compares orders, provider and member with the oracle. @throws AssertionError */
export async function compare(buyer: Buyer): Promise<void> {
  const { oracle, user } = buyer;
  const { db } = buyer.t.services;
  for (const made of buyer.orders) {
    const { paid, ...expected } = oracle.expected(made.id);
    const here = await booked(buyer, made.id);
    assert.deepEqual(here, expected);
    const { returned, chargedBack } = here;
    assert.deepEqual(await atProvider(made), { paid, returned, chargedBack });
  }
  assert.equal(await balanceOf(db, user.id), oracle.balance());
  const { paid_user: isPremium } = await db
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.equal(isPremium, oracle.isPremium(), 'Premium follows the money');
  const [debt, claim] = [await openDebtOf(db, user.id), oracle.debt()];
  assert.deepEqual(debt && [debt.payment_id, debt.amount], claim && [claim.order, claim.amount]);
}
