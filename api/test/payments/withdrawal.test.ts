import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { READ_WITHDRAWAL, WITHDRAW } from '@rendezvous/contract/resources/withdrawal/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { balanceOf, spendCredits } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, ledgerIsSound, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const DAY_SECONDS = 86_400;

/** A member with a paid purchase of 25 credits for €22.50, of which some are used. */
async function buyer({ used = 0, language = 'en' as const } = {}) {
  const { user, client } = await t.member({ language });
  const { id } = await started(client);
  await choose(client, id, 'paid');
  await t.services.jobs.drain();
  if (used > 0)
    await t.services.unitOfWork((tx) =>
      spendCredits(tx, { userId: user.id, credits: used, reason: 'message', operationId: `test:${newId()}` }),
    );
  return { user, client, payment: id };
}

const offer = async (client: TestClient, payment: string) =>
  (await client.call(READ_WITHDRAWAL, { payment })).body;

const withdraw = (client: TestClient, payment: string) =>
  client.call(WITHDRAW, { payment, confirm: true as const });

async function receiptsTo(email: string) {
  await t.services.jobs.drain();
  const mails = await t.services.db.selectFrom('outbox_mails').selectAll().where('to', '=', email).execute();
  return mails.filter(({ id }) => id.startsWith('withdrawal-'));
}

const receiptOf = (payment: string) =>
  db
    .selectFrom('papers')
    .select('number')
    .where('payment_id', '=', payment)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow();

const storedFor = (payment: string) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();

test('the amount is said before the statement is confirmed: 16 of 25 credits unused are €14.40', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  const { open, credits, unused, amount, statement, email } = await offer(client, payment);
  assert.deepEqual(
    { open, credits, unused, amount, email },
    {
      open: true,
      credits: 25,
      unused: 16,
      amount: { amount: 1440, currency: 'EUR' },
      email: user.email,
    },
  );
  assert.ok(statement.startsWith(`I, ${user.name}, withdraw from my contract: 25 credits of `), statement);
  const { number } = await receiptOf(payment);
  assert.ok(statement.endsWith(`order ${number}.`), statement);
  assert.deepEqual(await storedFor(payment), [], 'reading the offer states nothing');
});

test('a confirmed statement is stored with content, date and time, revokes the unused credits, and asks for the money back', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  const { statement } = await offer(client, payment);
  const before = t.clock.now();
  const { status, body } = await withdraw(client, payment);
  assert.equal(status, 202);
  assert.deepEqual(body.refund, {
    outcome: 'returned',
    credits: 16,
    amount: { amount: 1440, currency: 'EUR' },
  });
  assert.equal(body.receipt.statement, statement, 'the words that were shown are the words that are stored');
  const [row, ...others] = await storedFor(payment);
  assert.deepEqual(others, []);
  assert.ok(row && row.submitted_at >= before && row.submitted_at.toISOString() === body.receipt.at);
  assert.deepEqual(
    [row.statement, row.user_id, row.outcome, row.credits, row.amount],
    [statement, user.id, 'returned', 16, 1440],
  );
  assert.equal(await balanceOf(db, user.id), 0);
  const { money } = (await client.call(READ_PAYMENT, { id: payment })).body.payment;
  assert.deepEqual(
    money?.returns.map(({ id, amount }) => [id, amount.amount]),
    [[row.return_id, 1440]],
  );
  await ledgerIsSound(t);
});

test('the receipt is mailed with the statement, its date and time to the second, and the amount', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  const { body } = await withdraw(client, payment);
  const [mail, ...others] = await receiptsTo(user.email);
  assert.deepEqual(others, []);
  assert.ok(mail!.text.includes(body.receipt.statement), mail!.text);
  const at = new Date(body.receipt.at).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/Amsterdam',
    timeStyle: 'medium',
  });
  assert.ok(mail!.text.includes(at), `${at}: ${mail!.text}`);
  assert.match(mail!.text, /16 of 25 credits.*€14\.40/);
  assert.ok((await storedFor(payment))[0]!.mailed_at, 'the time of the mail is stored');
  const late = mail!.at.getTime() - new Date(body.receipt.at).getTime();
  assert.ok(late <= 60_000, `${late} ms`);
});

test('the offer says whether the member stays Premium, as it then is', async () => {
  const partly = await buyer({ used: 1 });
  assert.equal((await offer(partly.client, partly.payment)).premium, true);
  await withdraw(partly.client, partly.payment);
  const { user, client, payment } = await buyer();
  assert.equal((await offer(client, payment)).premium, false);
  const { id } = await started(client, { package: 'p1' });
  await choose(client, id, 'paid');
  assert.equal((await offer(client, payment)).premium, true);
  await withdraw(client, payment);
  assert.equal((await offer(client, id)).premium, false);
  await withdraw(client, id);
  const members = db.selectFrom('users').select('paid_user');
  const paid = async (of: string) => (await members.where('id', '=', of).executeTakeFirstOrThrow()).paid_user;
  assert.deepEqual([await paid(partly.user.id), await paid(user.id)], [true, false]);
});

test('a second statement is stored too, gives nothing twice, and its mail says so', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  await withdraw(client, payment);
  const { body } = await withdraw(client, payment);
  assert.deepEqual(body.refund, {
    outcome: 'nothing_left',
    credits: 0,
    amount: { amount: 0, currency: 'EUR' },
  });
  assert.equal((await storedFor(payment)).length, 2);
  const mails = await receiptsTo(user.email);
  assert.ok(mails.some(({ text }) => text.includes('nothing to pay back')));
  const returns = await db
    .selectFrom('payment_returns')
    .selectAll()
    .where('payment_id', '=', payment)
    .execute();
  assert.equal(returns.length, 1);
  await ledgerIsSound(t);
});

test('a request repeated after its answer was lost with the process states the same once, and gets the same answer', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  const headers = { 'idempotency-key': newId() };
  const send = () => client.call(WITHDRAW, { payment, confirm: true as const }, { headers });
  const first = await send();
  await db.updateTable('idempotency_keys').set({ status: null, body: null }).execute();
  await t.advance(61);
  const again = await send();
  assert.deepEqual([again.status, again.body], [202, first.body]);
  assert.equal((await storedFor(payment)).length, 1);
  assert.equal((await receiptsTo(user.email)).length, 1);
  await ledgerIsSound(t);
});

test('ten presses at once give the money back once', async () => {
  const { client, payment } = await buyer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(client, payment)));
  const outcomes = answers.map(({ body }) => body.refund?.outcome).toSorted();
  assert.deepEqual(outcomes, [...Array.from({ length: 9 }, () => 'nothing_left'), 'returned']);
  assert.deepEqual(
    answers.map(({ body }) => body.refund?.amount.amount).toSorted((a = 0, b = 0) => b - a)[0],
    2250,
  );
  await ledgerIsSound(t);
});

test('the order’s own number of days counts, not the setting of today, and a late statement is stored and answered truthfully', async () => {
  const { user, client, payment } = await buyer({ used: 9 });
  const { last_day: lastDay } = await offer(client, payment);
  const until = async () =>
    (await client.call(READ_PAYMENT, { id: payment })).body.payment.withdrawable_until;
  assert.equal(await until(), lastDay);
  await t.set('refund_days', 30);
  await t.advance(16 * DAY_SECONDS);
  assert.equal((await offer(client, payment)).open, false);
  assert.equal(await until(), null);
  assert.equal((await offer(client, payment)).last_day, lastDay);
  const { status, body } = await withdraw(client, payment);
  assert.deepEqual([status, body.refund?.outcome], [202, 'late']);
  assert.equal(await balanceOf(db, user.id), 16);
  const [mail] = await receiptsTo(user.email);
  const day = new Date(lastDay!).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  assert.ok(mail!.text.includes(`until ${day}`), mail!.text);
  assert.ok(mail!.text.includes(body.receipt.statement));
  await t.set('refund_days', 14);
});

test('nothing is given back for an order that was not paid', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  const { open, last_day: lastDay, amount } = await offer(client, id);
  assert.deepEqual([open, lastDay, amount.amount], [false, null, 0]);
  assert.equal((await withdraw(client, id)).body.refund?.outcome, 'unpaid');
});

test('a purchase of another member is answered as one that does not exist', async () => {
  const { payment } = await buyer();
  const { client } = await t.member();
  for (const id of [payment, newId()]) {
    assert.equal((await client.call(READ_WITHDRAWAL, { payment: id })).status, 404);
    assert.equal((await withdraw(client, id)).status, 404);
  }
  const stranger = await t.asVisitor().call(WITHDRAW, { payment, confirm: true });
  assert.equal(stranger.problem.errors?.[0]?.field, 'name', 'without a log-in it is a visitor’s');
  assert.deepEqual(await storedFor(payment), []);
});

test('a statement without its confirmation states nothing', async () => {
  const { client, payment } = await buyer();
  const answer = await client.request('POST', WITHDRAW.path, { payment });
  assert.equal(answer.status, 422);
  assert.deepEqual(await storedFor(payment), []);
});
