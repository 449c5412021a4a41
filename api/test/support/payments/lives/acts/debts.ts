import assert from 'node:assert/strict';
import { openDebtOf } from '#src/money/debts/face.ts';
import { payDebtAlone } from '#src/money/payments/order/debt-order.ts';
import { waiveOpenDebt } from '#src/money/returns/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { ordererOf } from '#test/payments/support.ts';
import type { Buyer } from '../buyer.ts';

/** Starts a payment of the oldest debt alone. */
export async function payDebt(buyer: Buyer): Promise<void> {
  const claim = buyer.oracle.debt();
  // What a limit makes of it is another test's subject.
  if (!claim || buyer.hasLimit) return;
  const world = buyer.pick(buyer.worlds)!;
  const { amount: price } = claim;
  buyer.note(`pay a debt of ${price} alone at ${world.provider.name}`);
  const { payment } = await payDebtAlone(buyer.context(world), ordererOf(buyer.user), {
    id: newId(),
    body: { amount: { amount: price, currency: 'EUR' }, method: 'ideal' },
    origin: 'http://localhost:4200',
  });
  await buyer.accept(world, {
    id: payment.id,
    price,
    credits: 0,
    code: null,
    debt: { claim, amount: price },
  });
}

/** An operator waives the oldest debt. */
export async function waive(buyer: Buyer): Promise<void> {
  const { services } = buyer.t;
  const claim = buyer.oracle.debt();
  if (!claim) return;
  buyer.note(`waive ${claim.amount}`);
  const debt = await openDebtOf(services.db, buyer.user.id);
  assert.deepEqual([debt?.payment_id, debt?.amount], [claim.order, claim.amount]);
  await services.unitOfWork((tx, afterCommit) => waiveOpenDebt(services, { tx, afterCommit }, debt!.id));
  buyer.oracle.waived();
}
