import assert from 'node:assert/strict';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { limitSpending } from '#src/money/spend-limit/face.ts';
import { chargeBack, reverse } from './acts/charge-backs.ts';
import { giveBack, spend } from './acts/credits.ts';
import { payDebt, waive } from './acts/debts.ts';
import { end, expire, LIMIT, order, pay, repeat } from './acts/orders.ts';
import { refundOutside, withdraw } from './acts/returns.ts';
import { Buyer, type Setting } from './buyer.ts';
import { atProvider, compare } from './compare.ts';

/** Longer than a replaced order is protected, and than the sandbox makes a refund. */
const PAUSE_SECONDS = 11;

/** What may happen next, each as often as it is listed. */
const ACTS = [
  order,
  order,
  pay,
  pay,
  pay,
  end,
  expire,
  repeat,
  spend,
  spend,
  giveBack,
  withdraw,
  withdraw,
  refundOutside,
  chargeBack,
  chargeBack,
  reverse,
  payDebt,
  payDebt,
  waive,
];

/** Moves a new buyer with orders at several providers at random, and compares what is left with the oracle. @throws Error with the acts */
export async function live(setting: Setting, acts: number): Promise<void> {
  const buyer = new Buyer(setting, await setting.t.makeUser({ signedUpAgo: 30 * 86_400 }));
  try {
    await limit(buyer);
    for (let act = 0; act < acts; act += 1) {
      await (act === 0 ? order : buyer.pick(ACTS)!)(buyer);
      // What is still to be sent when a bank reverts the whole payment is another test's subject.
      await buyer.t.services.jobs.drain();
      await buyer.t.advance(PAUSE_SECONDS);
    }
    await rest(buyer);
    await compare(buyer);
    if (buyer.draw(6) === 0) await leave(buyer);
  } catch (error) {
    throw new Error(`a life of orders went wrong: ${buyer.acts.join(' · ')}`, { cause: error });
  }
}

async function limit({ hasLimit, t: { services }, user }: Buyer): Promise<void> {
  if (!hasLimit) return;
  const amount = { amount: LIMIT, currency: 'EUR' };
  await services.unitOfWork((tx) => limitSpending(services, tx, user.id, amount));
}

/** Waits until every refund is made, and asks about every order once more. */
async function rest(buyer: Buyer): Promise<void> {
  const { jobs } = buyer.t.services;
  await jobs.drain();
  await buyer.t.advance(PAUSE_SECONDS);
  for (const made of buyer.orders) {
    const snapshot = await made.world.provider.look(made.providerId);
    for (const { id, state } of snapshot?.refunds ?? [])
      if (state === 'under_way') await made.world.settleRefund(made.providerId, id, 'done');
    await buyer.ask(made);
  }
  await jobs.drain();
}

/** The buyer is erased; money that still arrives goes back. */
async function leave(buyer: Buyer): Promise<void> {
  buyer.note('leave');
  const { services } = buyer.t;
  await services.unitOfWork((tx, afterCommit) => deleteAccount(services, { tx, afterCommit }, buyer.user.id));
  const late = buyer.orders.find(({ id }) => buyer.oracle.expected(id).paid === 0);
  if (!late) return;
  await late.world.pay(late.providerId);
  await buyer.receive(late);
  await rest(buyer);
  const { price } = late;
  assert.deepEqual(await atProvider(late), { paid: price, returned: price, chargedBack: 0 });
  assert.equal((await moneyOf(services.db, late.id)).lot, null, 'no wallet gets credits');
}
