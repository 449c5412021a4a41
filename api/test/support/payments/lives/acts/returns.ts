import assert from 'node:assert/strict';
import { findPayment } from '#src/money/payments/repository.ts';
import { retryReturn } from '#src/money/returns/ask.ts';
import { askReturn, moneyOf, quoteReturn } from '#src/money/returns/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Buyer, Made } from '../buyer.ts';

/** Withdraws from a purchase, whole or in part. */
export async function withdraw(buyer: Buyer): Promise<void> {
  const { oracle } = buyer;
  const made = buyer.pick(buyer.completed().filter(({ id }) => oracle.unused(id) > 0));
  if (!made) return;
  const unused = oracle.unused(made.id);
  const credits = buyer.draw(2) === 0 ? unused : 1 + buyer.draw(unused);
  const { services } = buyer.t;
  const payment = (await findPayment(services.db, made.id))!;
  const { amount } = await quoteReturn(services.db, payment, credits);
  buyer.note(`withdraw ${credits} of ${unused} for ${amount.amount}`);
  assert.equal(amount.amount, oracle.quote(made.id, credits));
  if (amount.amount === 0) return;
  const asked = { id: newId(), amount, credits, reason: 'withdrawal' } as const;
  const ask = () =>
    services.unitOfWork((tx, afterCommit) => askReturn(services, { tx, afterCommit }, payment, asked));
  // The same statement twice asks once.
  await Promise.all([ask(), ask()]);
  oracle.returned(made.id, amount.amount, credits);
  await services.jobs.drain();
  if (made.world.provider.name === 'mollie' && buyer.draw(2) === 0) await refuse(buyer, made, asked.id);
}

/** The bank refuses a refund, and an operator asks for it again. */
async function refuse(buyer: Buyer, made: Made, returnId: string): Promise<void> {
  buyer.note('the refund fails, and is asked for again');
  const { services } = buyer.t;
  const row = (await moneyOf(services.db, made.id)).returns.find(({ id }) => id === returnId);
  assert.ok(row?.provider_refund_id);
  await made.world.settleRefund(made.providerId, row.provider_refund_id, 'failed');
  await buyer.ask(made);
  await services.unitOfWork((tx, afterCommit) => retryReturn(services, { tx, afterCommit }, returnId));
  await services.jobs.drain();
}

/** The provider's staff refund past this site. */
export async function refundOutside(buyer: Buyer): Promise<void> {
  const { oracle } = buyer;
  const made = buyer.pick(buyer.completed().filter(({ id, price }) => oracle.expected(id).returned < price));
  if (!made) return;
  const amount = 1 + buyer.draw(made.price - oracle.expected(made.id).returned);
  buyer.note(`refund ${amount} at the provider`);
  await made.world.refundOutside(made.providerId, amount);
  oracle.returned(made.id, amount, 0);
  await buyer.receive(made);
}
