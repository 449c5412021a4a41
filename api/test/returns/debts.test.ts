import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { PAY_DEBT, READ_DEBT } from '@rendezvous/contract/resources/payments/endpoints';
import { openDebtOf } from '#src/money/debts/face.ts';
import { lockForReturn, quoteReturn, waiveOpenDebt } from '#src/money/returns/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, order, refunded, started } from '../payments/support.ts';
import { booksAreRight, buy, buyer, chargeback, eur, isPremium, paymentOf, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, unitOfWork } = t.services;
const REVERSED = new Date('2026-11-25T12:00:00Z');

/** A member who used 9 of 25 credits whose €22.50 the bank has. */
async function debtor() {
  const someone = await buyer(t, { used: 9 });
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250)] });
  return someone;
}

const reverse = (id: string) => report(t, id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });

async function payAlone(client: TestClient): Promise<string> {
  const answer = await client.call(PAY_DEBT, { amount: eur(810), method: 'ideal' });
  assert.equal(answer.status, 201, answer.text);
  await choose(client, answer.body.payment.id, 'paid');
  return answer.body.payment.id;
}

test('a debt refuses orders and nothing else, and says where it comes from', async () => {
  const { client, id } = await debtor();
  const refused = await order(client);
  assert.deepEqual(
    [refused.status, refused.code, refused.problem.params],
    [409, 'debt_open', { debt: eur(810) }],
  );
  assert.equal((await client.call(READ_CHATS)).status, 200);
  const { debt } = (await client.call(READ_DEBT)).body;
  assert.deepEqual(
    [debt?.amount, debt?.payment.id, debt?.payment.credits, debt?.used, debt?.revoked],
    [eur(810), id, 25, 9, 16],
  );
  const other = await t.member();
  assert.equal((await other.client.call(READ_DEBT)).body.debt, null);
});

test('a debt is paid alone, without credits, and orders are accepted again', async () => {
  const { user, client } = await debtor();
  const wrong = await client.call(PAY_DEBT, { amount: eur(800), method: 'ideal' });
  assert.deepEqual(
    [wrong.status, wrong.code, wrong.problem.params],
    [409, 'price_changed', { amount: eur(810) }],
  );
  assert.equal((await client.call(PAY_DEBT, { amount: eur(810), method: 'blik' })).status, 422);
  const paid = await payAlone(client);
  const { credits, debt, status, amount } = await paymentOf(client, paid);
  assert.deepEqual([credits, debt, status, amount], [0, eur(810), 'completed', eur(810)]);
  assert.deepEqual([await openDebtOf(db, user.id), await balanceOf(db, user.id)], [null, 0]);
  assert.equal(await isPremium(t, user.id), true);
  assert.equal((await client.call(PAY_DEBT, { amount: eur(810), method: 'ideal' })).status, 404);
  await booksAreRight(t);
  await buy(client);
  await booksAreRight(t);
});

test('a debt is a line of the next order, whose withdrawal does not return it', async () => {
  const { user, client } = await debtor();
  const short = await order(client, { debt: eur(810), amount: eur(2250) });
  assert.deepEqual([short.code, short.problem.params], ['price_changed', { amount: eur(3060) }]);
  assert.equal((await order(client, { debt: eur(700), amount: eur(2950) })).code, 'debt_open');
  const { id } = await started(client, { debt: eur(810), amount: eur(3060) });
  await choose(client, id, 'paid');
  const bought = await paymentOf(client, id);
  assert.deepEqual([bought.debt, bought.credits, bought.credits_left], [eur(810), 25, 25]);
  assert.deepEqual([await openDebtOf(db, user.id), await balanceOf(db, user.id)], [null, 25]);
  const quote = await unitOfWork(async (tx) => quoteReturn(tx, await lockForReturn(tx, id)));
  assert.deepEqual(quote.amount, eur(2250));
  await booksAreRight(t);
});

test('a charge-back that is reversed after its debt was paid gives the payment of the debt back', async () => {
  const { user, client, id } = await debtor();
  const paid = await payAlone(client);
  await reverse(id);
  assert.equal(await balanceOf(db, user.id), 16);
  await refunded(t);
  const { status, money } = await paymentOf(client, paid);
  assert.deepEqual([status, money?.returns.map(({ state }) => state)], ['refunded', ['done']]);
  assert.deepEqual([await openDebtOf(db, user.id), await isPremium(t, user.id)], [null, true]);
  await booksAreRight(t);
});

test('a payment of a debt that was reversed meanwhile, or paid twice, goes back', async () => {
  const late = await debtor();
  const wish = { amount: eur(810), method: 'ideal' } as const;
  const waiting = (await late.client.call(PAY_DEBT, wish)).body.payment;
  await reverse(late.id);
  await choose(late.client, waiting.id, 'paid');
  await refunded(t);
  assert.equal((await paymentOf(late.client, waiting.id)).status, 'refunded');

  const twice = await debtor();
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await twice.client.call(PAY_DEBT, wish)).body.payment),
  );
  await Promise.all([first, second].map((one) => choose(twice.client, one!.id, 'paid')));
  await refunded(t);
  const statuses = await Promise.all(
    [first, second].map(async (one) => (await paymentOf(twice.client, one!.id)).status),
  );
  assert.deepEqual(statuses.toSorted(), ['completed', 'refunded']);
  await booksAreRight(t);
});

test('a waived debt is over: orders are accepted, and a later reversal asks for nothing', async () => {
  const { user, client, id } = await debtor();
  const debt = (await openDebtOf(db, user.id))!;
  const waive = () =>
    unitOfWork((tx, afterCommit) => waiveOpenDebt(t.services, { tx, afterCommit }, debt.id));
  assert.equal((await waive()).amount, 810);
  assert.equal((await client.call(READ_DEBT)).body.debt, null);
  await buy(client);
  await assert.rejects(waive(), { code: 'not_found' });
  await reverse(id);
  assert.equal(await balanceOf(db, user.id), 41);
  await booksAreRight(t);
});

test('a payment of a debt that is charged back itself is a debt again', async () => {
  const { user, client } = await debtor();
  const paid = await payAlone(client);
  await report(t, paid, { chargebacks: [chargeback('cb-2', 810)] });
  const debt = await openDebtOf(db, user.id);
  assert.deepEqual([debt?.amount, debt?.payment_id], [810, paid]);
  assert.equal(await isPremium(t, user.id), false);
  await booksAreRight(t);
});

test('what a payment of a debt returns after a reversal waits while the bank has the whole of it', async () => {
  const { client, id } = await debtor();
  const paid = await payAlone(client);
  await report(t, paid, { chargebacks: [chargeback('cb-2', 810)] });
  await reverse(id);
  await refunded(t);
  const returnsOf = async () =>
    (await db.selectFrom('payment_returns').select('state').where('payment_id', '=', paid).execute()).map(
      ({ state }) => state,
    );
  assert.deepEqual(await returnsOf(), ['failed'], 'the buyer has this money from the bank');
  await report(t, paid, { chargebacks: [chargeback('cb-2', 810, REVERSED)] });
  await refunded(t);
  assert.deepEqual(await returnsOf(), ['done']);
  await booksAreRight(t);
});
