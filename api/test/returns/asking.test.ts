import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { serverText } from '#src/platform/lib/server-text.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { askReturn, lockForReturn, quoteReturn, retryReturn } from '#src/money/returns/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import { choose, paymentsOf, refunded, snapshotOf, started } from '../payments/support.ts';
import { booksAreRight, buyer, chargeback, eur, isPremium, paymentOf, refund, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs, unitOfWork } = t.services;

/** Returns all unused credits of an order, as a withdrawal does. */
const withdraw = (id: string, returnId: string = newId()) =>
  unitOfWork(async (tx, afterCommit) => {
    const payment = await lockForReturn(tx, id);
    const { unused, amount } = await quoteReturn(tx, payment);
    const wish = { id: returnId, amount, credits: unused, reason: 'withdrawal' } as const;
    return askReturn(t.services, { tx, afterCommit }, payment, wish);
  });

const returnsOf = async (...[client, id]: Parameters<typeof paymentOf>) =>
  (await paymentOf(client, id)).money?.returns.map(({ amount, state }) => [amount.amount, state]);

/** Mails about failed refunds. */
const mailsTo = (email: string) =>
  db
    .selectFrom('outbox_mails')
    .select(['subject', 'text'])
    .where('to', '=', email)
    .where('subject', 'like', '%refund%')
    .execute();

test('a return revokes the credits at once and says done only when the provider does', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  await withdraw(id);
  assert.deepEqual(await returnsOf(client, id), [[1440, 'asked']]);
  assert.equal(await balanceOf(db, user.id), 0);
  await jobs.drain();
  assert.deepEqual(await returnsOf(client, id), [[1440, 'under_way']]);
  await refunded(t);
  const { money, status, credits_left: left } = await paymentOf(client, id);
  assert.deepEqual([money?.state, status, left], ['partly_returned', 'completed', 0]);
  const { refunds } = await snapshotOf(t, id);
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [eur(1440)],
  );
  await booksAreRight(t);
});

test('the whole of an unused only purchase comes back, and the member is free again', async () => {
  const { user, client, id } = await buyer(t);
  await withdraw(id);
  assert.equal(await isPremium(t, user.id), false);
  await refunded(t);
  const { money, status } = await paymentOf(client, id);
  assert.deepEqual(
    [money?.state, status, await returnsOf(client, id)],
    ['returned', 'refunded', [[2250, 'done']]],
  );
  await booksAreRight(t);
});

test('the same return asked twice, also at once, is one', async () => {
  const { client, id } = await buyer(t, { used: 9 });
  const name = newId();
  await Promise.all([1, 2, 3].map(() => withdraw(id, name)));
  await withdraw(id, name);
  await refunded(t);
  assert.deepEqual(await returnsOf(client, id), [[1440, 'done']]);
  await booksAreRight(t);
});

test('more money or credits than remain are refused, and nothing is stored', async () => {
  const { client, id } = await buyer(t, { used: 9 });
  const ask = (amount: number, credits: number) =>
    unitOfWork((tx, afterCommit) =>
      askReturn(
        t.services,
        { tx, afterCommit },
        { id },
        { id: newId(), amount: eur(amount), credits, reason: 'operator' },
      ),
    );
  await assert.rejects(ask(2251, 0), { code: 'validation_failed' });
  await assert.rejects(ask(100, 17), { code: 'validation_failed' });
  assert.deepEqual(await returnsOf(client, id), []);
});

test('a refund asked again after a lost answer is one refund, also where the provider would make two', async () => {
  const { client, id } = await buyer(t, { used: 15 });
  const asked = await withdraw(id);
  const { providers } = paymentsOf(t);
  const { provider, provider_id: providerId } = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The provider answered, and the process ended before it stored the answer.
  await providers.named(provider)!.refund(providerId!, eur(900), asked.id);
  await refunded(t);
  assert.deepEqual(await returnsOf(client, id), [[900, 'done']]);
  assert.equal((await snapshotOf(t, id)).refunds.length, 1);
});

test('a refund that fails days later is owed again, its member gets a mail, and operators ask once more', async () => {
  const { user, id } = await buyer(t);
  const { id: returnId } = await withdraw(id);
  await refunded(t);
  const [made] = (await snapshotOf(t, id)).refunds;
  await t.advance(3 * 86_400);
  await report(t, id, { refunds: [{ ...made!, state: 'failed' }] });
  await jobs.drain();
  const again = await t.signIn(user);
  assert.deepEqual(await returnsOf(again, id), [[2250, 'failed']]);
  const { status, money } = await paymentOf(again, id);
  assert.deepEqual([status, money?.state, await isPremium(t, user.id)], ['completed', 'settled', false]);
  assert.equal(
    (await mailsTo(user.email)).length,
    2,
    'the refund that was reported as done, and its failure',
  );
  await jobs.send(db, 'payment-return-failed', { return: returnId });
  await jobs.drain();
  assert.equal((await mailsTo(user.email)).length, 2, 'a report that is sent again arrives once');
  // The credit note was mailed when the bank reported the refund as done.
  const mails = new Map((await mailsTo(user.email)).map(({ subject, text }) => [subject, text]));
  assert.match(mails.get('Your refund of €22.50 didn’t go through') ?? '', /The money is still yours/);
  assert.ok(mails.has('Your refund from Rendezvous'));
  // An older answer does not undo it, and neither do failed ones of others.
  await report(t, id, { refunds: [{ ...made!, state: 'done' }, refund('re-unknown', 500, 'failed')] });
  assert.deepEqual(await returnsOf(again, id), [[2250, 'failed']]);
  await booksAreRight(t);

  await unitOfWork((tx, afterCommit) => retryReturn(t.services, { tx, afterCommit }, returnId));
  const key = `${returnId}~1`;
  await report(t, id, {
    refunds: [
      { ...made!, state: 'failed' },
      { id: 're-2', key, amount: eur(2250), state: 'done' },
    ],
  });
  assert.deepEqual(await returnsOf(again, id), [[2250, 'done']]);
  assert.equal((await paymentOf(again, id)).status, 'refunded');
  await booksAreRight(t);
});

test('a provider that is away for a day leaves the return owed, with a mail', async () => {
  const { user, id } = await buyer(t);
  await db.updateTable('payments').set({ provider: 'gone' }).where('id', '=', id).execute();
  await withdraw(id);
  await jobs.drain();
  for (let hour = 0; hour < 26; hour += 1) {
    await t.advance(3600);
    await jobs.drain();
  }
  const row = await db
    .selectFrom('payment_returns')
    .selectAll()
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.state, row.failure], ['failed', 'Error: no payment at provider gone']);
  assert.equal((await mailsTo(user.email)).length, 1);
});

test('a return that was not sent stops while the bank has all of the money, and goes on after a reversal', async () => {
  const { client, id } = await buyer(t, { used: 9 });
  await withdraw(id);
  await report(t, id, { chargebacks: [chargeback('cb-1', 2250)] });
  assert.deepEqual([await returnsOf(client, id), (await paymentOf(client, id)).status], [[], 'charged_back']);
  await jobs.drain();
  assert.deepEqual((await snapshotOf(t, id)).refunds, []);
  await booksAreRight(t);
  await report(t, id, { chargebacks: [chargeback('cb-1', 2250, new Date('2026-11-26T08:00:00Z'))] });
  await refunded(t);
  assert.deepEqual(await returnsOf(client, id), [[1440, 'done']]);
  await booksAreRight(t);
});

test('money that a process of the former release refused goes back once', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'wrong_amount');
  await refunded(t);
  await db.deleteFrom('papers').where('payment_id', '=', id).execute();
  await db.deleteFrom('payment_returns').where('payment_id', '=', id).execute();
  for (const _again of [1, 2]) await jobs.send(db, 'payment-refund', { payment: id });
  await jobs.drain();
  const { status, money } = await paymentOf(client, id);
  assert.deepEqual([status, money?.returns.length], ['cancelled', 1]);
});

test('the mail about a failed refund is written in seven languages', () => {
  for (const part of ['subject', 'body', 'next', 'button', 'footer']) {
    const words = LOCALES.map(({ code: locale }) =>
      serverText(locale, `mail.return_failed.${part}`, { site: 'Rendezvous', name: 'Bo', amount: '22' }),
    );
    assert.equal(new Set(words).size, LOCALES.length);
  }
});

test('money that completes nothing makes no buyer premium, also once it is back', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'wrong_amount');
  assert.equal(await isPremium(t, user.id), false);
  await refunded(t);
  assert.equal((await paymentOf(client, id)).status, 'refunded');
  assert.equal(await isPremium(t, user.id), false);
});
