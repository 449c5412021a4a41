import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { START_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import type { CreatePaymentResponse } from '@rendezvous/contract/resources/payments/schemas';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { VAT_RATES } from '@rendezvous/contract/settings/vat-rates';
import { purgeExpired } from '#src/housekeeping.ts';
import { issueCreditNote, issueReceipt, type DoneReturn } from '#src/money/papers/face.ts';
import { papersOf, type PaperRow } from '#src/money/papers/repository.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { ASKED, choose, started } from '../payments/support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, unitOfWork } = t.services;
const year = t.clock.now().getUTCFullYear();

/** Buys 25 credits for EUR 22.50. @returns the receipt */
async function paid(client: TestClient): Promise<PaperRow> {
  const { id } = await started(client);
  await choose(client, id, 'paid_twice');
  const [receipt, ...others] = await papersOf(db, id);
  assert.equal(others.length, 0);
  return receipt!;
}

/** Issues the credit note of a done refund, as the path that books refunds does. */
const credited = (paymentId: string, done: DoneReturn) =>
  unitOfWork(async (tx, afterCommit) => {
    const payment = (await findPayment(tx, paymentId))!;
    await issueCreditNote(t.services, { tx, afterCommit }, payment, done);
  });

test('a payment that completes has a receipt with tax, evidence of place and seller, once', async () => {
  const { client } = await t.member();
  const receipt = await paid(client);
  assert.deepEqual(receipt, {
    id: receipt.id,
    payment_id: receipt.payment_id,
    issued_at: receipt.issued_at,
    number: `${year}-000001`,
    company: DEFAULT_COMPANY,
    seller: 'NL000000000B00',
    year,
    kind: 'receipt',
    return_id: null,
    credits: 25,
    amount: 2250,
    net: 1860,
    vat: 390,
    vat_rate: 2100,
    country: 'NL',
    connection_country: null,
    token_hash: null,
  });
});

test('an order that fails has no receipt, and the next receipt has the next number', async () => {
  const { client } = await t.member();
  const failed = await started(client);
  await choose(client, failed.id, 'failed');
  assert.deepEqual(await papersOf(db, failed.id), []);
  assert.equal((await paid(client)).number, `${year}-000002`);
});

test('the country of the order’s connection is the second evidence of place', async () => {
  const { client } = await t.member();
  const answer = await t.app.inject({
    method: 'POST',
    url: START_PAYMENT.path,
    remoteAddress: '217.0.0.1',
    headers: {
      host: 'localhost:4200',
      origin: 'http://localhost:4200',
      'x-client': 'web/2',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: { package: 'p2', method: 'ideal', amount: { amount: 2250, currency: 'EUR' }, ...ASKED },
  });
  const { id } = answer.json<CreatePaymentResponse>().payment;
  await choose(client, id, 'paid');
  const [receipt] = await papersOf(db, id);
  assert.deepEqual([receipt?.country, receipt?.connection_country], ['NL', 'DE']);
});

test('credit notes have numbers of their own, the rate of their receipt, and together its net and tax', async () => {
  const { client } = await t.member();
  const receipt = await paid(client);
  await t.set('vat_rates', { ...VAT_RATES, NL: [{ from: '2000-01-01', rate: 2300 }] });
  await credited(receipt.payment_id, { id: 'first', amount: 1440, credits: 16, reason: 'withdrawal' });
  await credited(receipt.payment_id, { id: 'first', amount: 1440, credits: 16, reason: 'withdrawal' });
  await credited(receipt.payment_id, { id: 'second', amount: 810, credits: 9, reason: 'operator' });
  const [, ...notes] = await papersOf(db, receipt.payment_id);
  assert.deepEqual(
    notes.map(({ number, amount, net, vat, vat_rate }) => ({ number, amount, net, vat, vat_rate })),
    [
      { number: `${year}-C0001`, amount: 1440, net: 1190, vat: 250, vat_rate: 2100 },
      { number: `${year}-C0002`, amount: 810, net: 670, vat: 140, vat_rate: 2100 },
    ],
  );
  const other = await paid(client);
  assert.deepEqual([other.vat_rate, other.net], [2300, 1829]);
  await t.set('vat_rates', VAT_RATES);
});

test('a refund of a payment that sold nothing has no credit note', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await credited(id, { id: 'late', amount: 2250, credits: 0, reason: 'late' });
  assert.deepEqual(await papersOf(db, id), []);
});

test('another seller begins with number one, and papers of before name the former one', async () => {
  const { client } = await t.member();
  const before = await paid(client);
  await t.set('company', { ...DEFAULT_COMPANY, name: 'Next B.V.', vat_numbers: ['NL000000000B99'] });
  const { number, company } = await paid(client);
  assert.deepEqual([number, company.name], [`${year}-000001`, 'Next B.V.']);
  assert.equal((await papersOf(db, before.payment_id))[0]!.company.name, DEFAULT_COMPANY.name);
  await t.set('company', DEFAULT_COMPANY);
});

test('a rolled back receipt leaves no gap', async () => {
  const { client } = await t.member();
  const before = await paid(client);
  const { id } = await started(client);
  await assert.rejects(
    unitOfWork(async (tx, afterCommit) => {
      await issueReceipt(t.services, { tx, afterCommit }, (await findPayment(tx, id))!);
      throw new Error('rolled back');
    }),
    /rolled back/,
  );
  assert.deepEqual(await papersOf(db, id), []);
  const count = (number: string) => Number(number.split('-')[1]);
  assert.equal(count((await paid(client)).number), count(before.number) + 1);
});

test('papers are deleted when their years of storing are over, counted from the end of their own', async () => {
  const { client } = await t.member();
  const [old, kept] = [await paid(client), await paid(client)];
  await db
    .updateTable('papers')
    .set({ year: year - 11 })
    .where('id', '=', old.id)
    .execute();
  await db
    .updateTable('papers')
    .set({ year: year - 10 })
    .where('id', '=', kept.id)
    .execute();
  await purgeExpired(t.services);
  assert.deepEqual(await papersOf(db, old.payment_id), []);
  assert.equal((await papersOf(db, kept.payment_id)).length, 1);
});
