import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { READ_DIRECT_DEBIT } from '@rendezvous/contract/resources/direct-debit/endpoints';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp } from '../harness.ts';
import { codeFor, form, newPhone, PHONE, waiting } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, keyRing, clock } = t.services;

const SINCE = { signedUpAgo: 3 * 86_400 } as const;
const payments = (userId: string) =>
  db.selectFrom('payments').select(['id', 'method', 'status']).where('user_id', '=', userId).execute();
const storedForm = (payment: string) =>
  db.selectFrom('debit_forms').selectAll().where('payment_id', '=', payment).executeTakeFirstOrThrow();

test('[3.025] the fields of the form for direct debit are stored sealed, in one form, with their order', async () => {
  const { client, user } = await t.member(SINCE);
  const debit = await waiting(client, { phone: '06 1234 5678' });
  assert.deepEqual(await payments(user.id), [{ id: debit.payment.id, method: 'sdd', status: 'pending' }]);
  const row = await storedForm(debit.payment.id);
  assert.match(row.form, /^v1\.[0-9a-f]+\./);
  assert.equal(row.iban_last4, '4300');
  assert.deepEqual(JSON.parse(keyRing.open(row.form, `debit form ${debit.payment.id}`)), {
    accountHolder: 'Daan de Vries',
    iban: 'NL91ABNA0417164300',
    street: 'Voorbeeldstraat',
    houseNumber: '12 bis',
    zip: '3511AB',
    city: 'Utrecht',
    phone: PHONE,
  });
});

test('a code of six digits is sent to the number, and nothing is bought yet', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const debit = await waiting(client, { phone });
  assert.match(await codeFor(t, phone), /^\d{6}$/);
  assert.equal(debit.sent_to, `+31 •••••••${phone.slice(-2)}`);
  assert.deepEqual([debit.tries_left, debit.payment.money], [5, null]);
  assert.equal(Date.parse(debit.otp_expires_at) - Date.parse(debit.sent_at), 10 * 60_000);
  assert.equal(Date.parse(debit.retry_at ?? '') - Date.parse(debit.sent_at), 60_000);
});

test('the mandate says who collects what, on which day of banks, and its reference', async () => {
  const { client } = await t.member(SINCE);
  const { mandate } = await waiting(client);
  assert.match(mandate.reference, /^RDV-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  assert.deepEqual(
    [mandate.amount, mandate.creditor_id, mandate.notice_days],
    [{ amount: 2_250, currency: 'EUR' }, 'NL00ZZZ000000000000', 2],
  );
  assert.ok(Date.parse(mandate.collected_on) > clock.now().getTime());
  const read = await client.call(READ_DIRECT_DEBIT);
  assert.deepEqual(read.body.waiting?.mandate, mandate);
});

test('each field that is wrong is named, and nothing is stored', async () => {
  const { client, user } = await t.member(SINCE);
  const { status, problem } = await form(client, {
    iban: 'NL91 ABNA 0417 1643 01',
    zip: '351 AB',
    phone: '020 123 4567',
  });
  assert.equal(status, 422);
  assert.deepEqual(problem.errors, [
    { field: 'iban', code: 'invalid' },
    { field: 'zip', code: 'invalid' },
    { field: 'phone', code: 'invalid' },
  ]);
  assert.deepEqual(await payments(user.id), []);
});

test('a country without direct debit has no room for one, and refuses the form', async () => {
  const { client } = await t.member({ ...SINCE, country: 'PL' });
  assert.equal((await client.call(READ_DIRECT_DEBIT)).body.room, null);
  const { status, problem } = await form(client, { zip: '00-950', phone: '+48512345678' });
  assert.deepEqual([status, problem.errors?.[0]?.field], [422, 'method']);
});

test('the same form sent again under its key is one debit with one code', async () => {
  const { client, user } = await t.member(SINCE);
  const phone = newPhone();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await form(client, { phone }, { headers });
  const again = await form(client, { phone }, { headers });
  assert.deepEqual(again.body, first.body);
  assert.equal((await payments(user.id)).length, 1);
  const texts = await db.selectFrom('outbox_sms').select('id').where('to', '=', phone).execute();
  assert.equal(texts.length, 1);
});

test('a debit of another member is not found', async () => {
  const [one, other] = [await t.member(SINCE), await t.member(SINCE)];
  const { payment } = await waiting(one.client);
  assert.equal((await other.client.call(READ_DIRECT_DEBIT, { payment: payment.id })).status, 404);
  assert.equal((await other.client.call(READ_PAYMENT, { id: payment.id })).status, 404);
});
