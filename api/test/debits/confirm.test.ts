import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_DIRECT_DEBIT } from '@rendezvous/contract/resources/direct-debit/endpoints';
import { createTestApp } from '../harness.ts';
import { booksAreRight } from '../returns/support.ts';
import { codeFor, confirm, form, newPhone, paid, waiting, wrong } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const SINCE = { signedUpAgo: 3 * 86_400 } as const;

test('[1.006] credits are paid by direct debit from a bank account: they are there with the code, before the bank pays', async () => {
  const { client } = await t.member(SINCE);
  const payment = await paid(t, client);
  assert.deepEqual([payment.status, payment.money?.state], ['completed', 'promised']);
  assert.ok(payment.money?.promised_at);
  assert.equal(payment.money?.settled_at, null);
  assert.equal(payment.credits_left, 25);
  const { user } = (await client.call(READ_USER)).body;
  assert.equal(user?.paid_user, true);
  await booksAreRight(t);
});

test('a promised debit settles when the bank pays', async () => {
  const { client } = await t.member(SINCE);
  const { id } = await paid(t, client);
  await settleAtBank(id);
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.ok(row.settled_at && row.promised_at && row.settled_at > row.promised_at);
  const room = (await client.call(READ_DIRECT_DEBIT)).body.room;
  assert.deepEqual([room?.unsettled.amount, room?.period.amount], [0, 2_250]);
  await booksAreRight(t);
});

/** The provider's time passes, and its webhook arrives. */
async function settleAtBank(id: string): Promise<void> {
  await t.advance(15 * 86_400);
  await t.services.jobs.drain();
  const { settled_at: at } = await db
    .selectFrom('payments')
    .select('settled_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.ok(at, 'settled');
}

test('[5.009] a wrong code is answered with “Code invalid” and the tries that are left', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const debit = await waiting(client, { phone });
  const otp = wrong(await codeFor(t, phone));
  for (const left of [4, 3, 2, 1, 0, 0]) {
    const { status, problem } = await confirm(client, debit, { otp });
    assert.deepEqual([status, problem.code, problem.params], [422, 'code_invalid', { tries_left: left }]);
  }
  const right = await confirm(client, debit, { otp: await codeFor(t, phone) });
  assert.equal(right.problem.code, 'code_invalid', 'the right code after five wrong ones');
});

test('sixty guesses at once check five', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const debit = await waiting(client, { phone });
  const code = await codeFor(t, phone);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => confirm(client, debit, { otp: wrong(code, index + 1) })),
  );
  assert.ok(answers.every(({ problem }) => problem.code === 'code_invalid'));
  const tries = await db
    .selectFrom('debit_tries')
    .select('id')
    .where('payment_id', '=', debit.payment.id)
    .execute();
  assert.equal(tries.length, 5);
});

test('a code is of one payment, ten minutes long, and the newest alone', async () => {
  const { client } = await t.member(SINCE);
  const [first, second] = [newPhone(), newPhone()];
  const one = await waiting(client, { phone: first, package: 'p1' });
  const two = await waiting(client, { phone: second, package: 'p1' });
  const foreign = await confirm(client, two, { otp: await codeFor(t, first) });
  assert.equal(foreign.problem.code, 'code_invalid');
  await t.advance(10 * 60);
  const late = await confirm(client, one, { otp: await codeFor(t, first) });
  assert.equal(late.problem.code, 'code_invalid');
});

test('another amount than the button said, and no request to start at once, are refused before the code', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const debit = await waiting(client, { phone });
  const otp = await codeFor(t, phone);
  const other = await confirm(client, debit, { otp, amount: { amount: 2_000, currency: 'EUR' } });
  assert.deepEqual([other.status, other.problem.code], [409, 'price_changed']);
  const silent = await confirm(client, debit, { otp, express_request: false });
  assert.equal(silent.problem.errors?.[0]?.code, 'request_required');
  assert.equal((await confirm(client, debit, { otp })).status, 200);
});

test('the same press again changes nothing', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const debit = await waiting(client, { phone });
  const otp = await codeFor(t, phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(client, debit, { otp })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  const again = await confirm(client, debit, { otp });
  assert.equal(again.body.payment.credits_left, 25);
  const made = await db
    .selectFrom('sandbox_payments')
    .select('id')
    .where('payment_id', '=', debit.payment.id)
    .execute();
  assert.equal(made.length, 1);
  await booksAreRight(t);
});

test('[8.008] the limit of direct debit: 50 euros on their way, and 150 in thirty days', async () => {
  const { client } = await t.member(SINCE);
  await paid(t, client);
  await paid(t, client);
  const { status, problem } = await form(client, { package: 'p1' });
  assert.deepEqual(
    [status, problem.code, problem.params],
    [422, 'debit_limit', { left: { amount: 500, currency: 'EUR' } }],
  );
  const { room } = (await client.call(READ_DIRECT_DEBIT)).body;
  assert.deepEqual(
    [room?.unsettled.amount, room?.left.amount, room?.grows?.left.amount],
    [4_500, 500, 5_000],
  );
});

test('debits that are confirmed at the same time count for the limit', async () => {
  const { client } = await t.member(SINCE);
  const phones = [newPhone(), newPhone(), newPhone()];
  const debits = [];
  for (const phone of phones)
    debits.push({ debit: await waiting(client, { phone }), otp: await codeFor(t, phone) });
  const answers = await Promise.all(debits.map(({ debit, otp }) => confirm(client, debit, { otp })));
  const codes = answers.map((answer) => (answer.status === 200 ? 'accepted' : answer.problem.code)).sort();
  assert.deepEqual(codes, ['accepted', 'accepted', 'debit_limit']);
});
