import type { Buyer } from '../buyer.ts';

/** The buyer’s bank reverts the payment of an order, all of it or a part. */
export async function chargeBack(buyer: Buyer): Promise<void> {
  const { oracle } = buyer;
  const made = buyer.pick(buyer.completed().filter(({ id }) => oracle.expected(id).chargedBack === 0));
  if (!made) return;
  const amount = buyer.draw(3) === 0 ? 1 + buyer.draw(made.price) : made.price;
  buyer.note(`charge back ${amount} of ${made.price}`);
  await made.world.chargeBack(made.providerId, amount);
  oracle.chargedBack(made.id, amount);
  await buyer.receive(made);
}

/** The bank decides otherwise. */
export async function reverse(buyer: Buyer): Promise<void> {
  const { oracle } = buyer;
  const made = buyer.pick(buyer.orders.filter(({ id }) => oracle.expected(id).chargedBack > 0));
  if (!made) return;
  buyer.note(`reverse the charge-back of ${made.price}`);
  await made.world.reverseChargeBack(made.providerId);
  oracle.reversed(made.id);
  await buyer.receive(made);
  // What was paid of its debt goes back.
  await buyer.t.services.jobs.drain();
}
