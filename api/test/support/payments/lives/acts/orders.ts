import assert from 'node:assert/strict';
import { lookAtDue } from '#src/money/payments/look.ts';
import { settle } from '#src/money/payments/settle.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import { orderBy } from '#test/payments/support.ts';
import type { Buyer } from '../buyer.ts';

/** A code that each member may use once. */
export const CODE = 'LIVES10';
const CODE_PERCENT = 10;
export const LIMIT = 9_000;
const EXPIRY_SECONDS = 31 * 60;

function wishOf(buyer: Buyer) {
  const own = 5 + buyer.draw(196);
  const [name, credits, full] = buyer.pick([
    ['p1', 10, 1_000],
    ['p2', 25, 2_250],
    ['p3', 60, 4_800],
    ['p4', own, own * 100],
  ] as const)!;
  const code = buyer.draw(3) === 0 ? CODE : null;
  const price = code ? full - Math.floor((full * CODE_PERCENT) / 100) : full;
  return { name, credits, code, price };
}

/** Orders, with or without a code and with or without the line that pays an open debt. */
export async function order(buyer: Buyer): Promise<void> {
  const { oracle, hasLimit } = buyer;
  // Which orders a limit replaces is another test's subject.
  if (hasLimit && buyer.pending().length > 0) return;
  const world = buyer.pick(buyer.worlds)!;
  const { name, credits, code, price: forCredits } = wishOf(buyer);
  const claim = oracle.debt();
  const debt = claim && !hasLimit && buyer.draw(3) > 0 ? { claim, amount: claim.amount } : null;
  const price = forCredits + (debt?.amount ?? 0);
  const holder = oracle.reservedBy(CODE);
  const isUsed = code !== null && holder === null && !oracle.isCodeFree(CODE);
  const extra = `${code ? ' with the code' : ''}${debt ? ` and a debt of ${debt.amount}` : ''}`;
  buyer.note(`order ${name} ${credits} for ${price}${extra} at ${world.provider.name}`);
  try {
    const { payment } = await orderBy(buyer.context(world), buyer.user, {
      package: name,
      amount: { amount: price, currency: 'EUR' },
      ...(name === 'p4' && { credits }),
      ...(code && { discountcode: code }),
      ...(debt && { debt: { amount: debt.amount, currency: 'EUR' } }),
    });
    assert.ok(!(claim && !debt) && !isUsed, 'an order with a debt, or with a used code, is refused');
    assert.ok(!hasLimit || oracle.spent() + price <= LIMIT, 'the limit holds');
    if (code && holder) oracle.ended(holder, 'cancelled');
    await buyer.accept(world, { id: payment.id, price, credits, code, debt });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const expected = claim && !debt ? 'debt_open' : isUsed ? 'code_used' : 'spend_limit_reached';
    assert.equal(error.code, expected);
    assert.ok(expected !== 'spend_limit_reached' || (hasLimit && oracle.spent() + price > LIMIT));
  }
}

/** Pays an order, also one that has ended, whole or a cent short. */
export async function pay(buyer: Buyer): Promise<void> {
  const { oracle } = buyer;
  const unpaid = buyer.orders.filter(({ id }) => oracle.expected(id).paid === 0);
  // Whether late money fits into a limit is another test's subject.
  const made = buyer.pick(
    unpaid.filter(({ id }) => !buyer.hasLimit || oracle.expected(id).status === 'pending'),
  );
  if (!made) return;
  const isShort = made.price > 1 && buyer.draw(8) === 0;
  const amount = isShort ? made.price - 1 : made.price;
  buyer.note(`pay ${amount} of ${made.price}`);
  await made.world.pay(made.providerId, isShort ? amount : undefined);
  oracle.arrived(made.id, amount);
  await buyer.receive(made);
}

/** The buyer cancels, or the bank refuses. */
export async function end(buyer: Buyer): Promise<void> {
  const made = buyer.pick(buyer.pending());
  if (!made) return;
  const isFailure = buyer.draw(2) === 0;
  buyer.note(isFailure ? 'fail' : 'cancel');
  if (isFailure) await made.world.fail(made.providerId);
  else await made.world.provider.cancel(made.providerId);
  buyer.oracle.ended(made.id, isFailure ? 'failed' : 'cancelled');
  await buyer.ask(made);
}

export async function expire(buyer: Buyer): Promise<void> {
  const open = buyer.pending();
  if (open.length === 0) return;
  buyer.note('half an hour passes');
  await buyer.t.advance(EXPIRY_SECONDS);
  while ((await lookAtDue(buyer.context(buyer.worlds[0]!))) > 0);
  for (const { id } of open) buyer.oracle.ended(id, 'expired');
  await buyer.t.services.jobs.drain();
}

/** An answer of before, or the same one again, arrives. */
export async function repeat(buyer: Buyer): Promise<void> {
  const made = buyer.pick(buyer.orders);
  if (!made?.earlier) return;
  buyer.note('an older answer');
  await settle(buyer.context(made.world), made.world.provider.name, made.id, made.earlier);
  made.earlier = await made.world.provider.look(made.providerId);
}
