import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_DIRECT_DEBIT } from '@rendezvous/contract/resources/direct-debit/endpoints';
import { PAY_DEBT } from '@rendezvous/contract/resources/payments/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { askReturn } from '#src/money/returns/face.ts';
import type { SandboxOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, refunded } from '../payments/support.ts';
import { booksAreRight, buy, eur, paymentOf, spend } from '../returns/support.ts';
import { form, paid } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs, unitOfWork } = t.services;
const SINCE = { signedUpAgo: 30 * 86_400 } as const;

/** A member who paid by direct debit and used some of the 25 credits. */
async function debitor(used: number) {
  const { user, client } = await t.member(SINCE);
  const { id } = await paid(t, client);
  if (used > 0) await spend(t, user.id, used);
  return { user, client, id };
}

/** The bank returns a debit, and the provider reports it. */
async function bank(client: TestClient, id: string, outcome: SandboxOutcome): Promise<void> {
  await choose(client, id, outcome);
  await jobs.drain();
}

const blockOf = async (client: TestClient) => (await client.call(READ_DIRECT_DEBIT)).body.block;

for (const reason of ['AC04', 'AM04', 'MD06', 'MS02'] as const)
  test(`[8.008] an account blocked for direct debit after ${reason}: unused credits are revoked, used ones are a debt, and paying it opens direct debit`, async () => {
    const { client, id } = await debitor(9);
    await bank(client, id, `returned_${reason.toLowerCase()}` as SandboxOutcome);
    const payment = await paymentOf(client, id);
    assert.deepEqual(
      [payment.status, payment.money?.state, payment.credits_left],
      ['charged_back', 'charged_back', 0],
    );
    const block = await blockOf(client);
    assert.deepEqual(
      [block?.payment, block?.amount, block?.reason, block?.used, block?.revoked, block?.debt],
      [id, eur(2250), reason, 9, 16, eur(810)],
    );
    const refused = await form(client, { package: 'p1' });
    assert.deepEqual([refused.status, refused.problem.code], [422, 'debit_blocked']);
    const debt = await client.call(PAY_DEBT, { amount: eur(810), method: 'ideal' });
    await choose(client, debt.body.payment.id, 'paid');
    assert.equal(await blockOf(client), null);
    assert.equal((await form(client, { package: 'p1' })).status, 201);
    await booksAreRight(t);
  });

test('a debit that came back with all credits unused leaves no debt; another payment that settles ends the block', async () => {
  const { client, id } = await debitor(0);
  await bank(client, id, 'returned_am04');
  const block = await blockOf(client);
  assert.deepEqual([block?.debt, block?.used, block?.revoked], [null, 0, 25]);
  await buy(client);
  assert.equal(await blockOf(client), null);
  await booksAreRight(t);
});

test('a settled debit that comes back weeks later is booked alike, and its reversal gives all back', async () => {
  const { client, id } = await debitor(9);
  await bank(client, id, 'settled');
  assert.equal((await paymentOf(client, id)).money?.state, 'settled');
  await bank(client, id, 'returned_md06');
  assert.deepEqual([(await blockOf(client))?.reason, (await blockOf(client))?.debt], ['MD06', eur(810)]);
  await bank(client, id, 'chargeback_reversed');
  const payment = await paymentOf(client, id);
  assert.deepEqual([payment.money?.state, payment.credits_left], ['reversed', 16]);
  assert.equal(await blockOf(client), null);
  await booksAreRight(t);
});

test('the mandate of a debit that came back is deleted at the provider', async () => {
  const { client, id } = await debitor(0);
  const { provider_mandate: mandate } = await db
    .selectFrom('debit_forms')
    .select('provider_mandate')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.ok(mandate);
  await bank(client, id, 'returned_md06');
  const left = await db.selectFrom('sandbox_mandates').select('status').where('id', '=', mandate).execute();
  assert.ok(
    left.every(({ status }) => status === 'invalid'),
    JSON.stringify(left),
  );
});

test('the mandate and the day of collection are mailed once, and a returned debit says that direct debit is closed', async () => {
  const { user, client, id } = await debitor(9);
  await jobs.drain();
  await bank(client, id, 'returned_am04');
  const mails = await db.selectFrom('outbox_mails').selectAll().where('to', '=', user.email).execute();
  const { reference, terms } = await db
    .selectFrom('debit_forms')
    .select(['reference', 'terms'])
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  const mandate = mails.filter(({ text }) => text.includes(reference));
  assert.equal(mandate.length, 1);
  assert.ok(mandate[0]?.text.includes(terms.creditor_id) && mandate[0].text.includes('4300'));
  assert.ok(!mandate[0]?.text.includes('NL91'));
  assert.ok(mails.some(({ text }) => text.includes('Direct debit is switched off until then.')));
});

test('money of a promised debit goes back only once it has arrived', async () => {
  const { client, id } = await debitor(0);
  const asked = { id: newId(), amount: eur(900), credits: 10, reason: 'operator' } as const;
  await unitOfWork((tx, afterCommit) => askReturn(t.services, { tx, afterCommit }, { id }, asked));
  await jobs.drain();
  const states = async () => (await paymentOf(client, id)).money?.returns.map(({ state }) => state);
  assert.deepEqual(await states(), ['asked']);
  await bank(client, id, 'settled');
  await t.advance(86_400);
  await refunded(t);
  await refunded(t);
  assert.deepEqual(await states(), ['done']);
  await booksAreRight(t);
});
