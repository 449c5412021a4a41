import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { CHANGE_USER, REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/endpoints';
import { termsDate } from '@rendezvous/rules/terms-date';
import { createTestApp, PASSWORD } from '../harness.ts';
import { choose, order, started } from '../payments/support.ts';
import { chargeback, report } from '../returns/support.ts';

const t = await createTestApp();
after(() => t.close());

const LIMIT = { amount: 1_000, currency: 'EUR' };
const TEN = { package: 'p1' } as const;

type Member = Awaited<ReturnType<typeof t.member>>['user'];

/** A member with a limit that one small package uses up. */
async function limited(): Promise<Member> {
  const { user, client } = await t.member();
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  await client.call(CHANGE_USER, { spend_limit: LIMIT });
  return user;
}

/** Moves to a country, and goes on paying as before. */
async function move(user: Member, country: CountryCode): Promise<void> {
  const client = await t.signIn(user);
  assert.equal((await client.call(CHANGE_USER, { profile: { country }, payment_country: 'NL' })).status, 200);
}

async function at(time: string): Promise<void> {
  await t.advance((Date.parse(time) - t.clock.now().getTime()) / 1000);
}

async function paid(user: Member): Promise<void> {
  const client = await t.signIn(user);
  await choose(client, (await started(client, TEN)).id, 'paid');
}

const refusal = async (user: Member) => (await order(await t.signIn(user), TEN)).problem;

test('an order stores its domain, days for withdrawing, version of the terms and month', async () => {
  await at('2027-02-10T12:00:00Z');
  const { client } = await t.member();
  const { id } = await started(client, TEN);
  const stored = await t.services.db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select([
      'payments.domain',
      'users.domain as site',
      'refund_days',
      'terms_version',
      'spend_month',
      'spend_until',
    ])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();
  const { added } = t.services.settings.value(stored.site, 'company');
  assert.deepEqual(stored, {
    domain: stored.site,
    site: stored.site,
    refund_days: t.services.settings.value(stored.site, 'refund_days'),
    terms_version: termsDate(added).toISOString().slice(0, 10),
    spend_month: '2027-02',
    spend_until: new Date('2027-02-28T23:00:00Z'),
  });
});

test('a move of country opens no second month, there and back over the end of a month', async () => {
  const user = await limited();
  await at('2027-04-30T10:00:00Z');
  await paid(user);
  await at('2027-04-30T13:00:00Z');
  await move(user, 'NZ');
  assert.equal((await refusal(user)).code, 'spend_limit_reached', 'May has begun in New Zealand only');
  assert.equal((await refusal(user)).reset_at, '2027-04-30T22:00:00.000Z');
  await at('2027-04-30T22:00:00Z');
  await paid(user);
  await move(user, 'NL');
  assert.equal((await refusal(user)).code, 'spend_limit_reached');
  await at('2027-05-31T12:30:00Z');
  assert.equal((await refusal(user)).code, 'spend_limit_reached', 'May has ended in New Zealand, not here');
  await at('2027-05-31T22:00:01Z');
  await paid(user);
});

test('a month that began in New Zealand goes on after a move to the Netherlands, where it has not begun', async () => {
  const user = await limited();
  await move(user, 'NZ');
  await at('2027-06-30T13:00:00Z');
  await paid(user);
  await move(user, 'NL');
  assert.equal((await refusal(user)).code, 'spend_limit_reached');
  const { left, until } = (await (await t.signIn(user)).call(READ_SPEND_LIMIT)).body;
  assert.deepEqual([left?.amount, until], [0, '2027-07-31T12:00:00.000Z']);
});

test('money that is late counts in the month of its order', async () => {
  const user = await limited();
  await at('2027-08-31T21:59:00Z');
  const late = await started(await t.signIn(user), TEN);
  await at('2027-08-31T22:40:00Z');
  await paid(user);
  await choose(await t.signIn(user), late.id, 'paid');
  const { left, spent } = (await (await t.signIn(user)).call(READ_SPEND_LIMIT)).body;
  assert.deepEqual([left?.amount, spent.amount], [0, 1_000], 'the late order is in August');
  const payments = await t.services.db
    .selectFrom('payments')
    .select(['spend_month', 'status'])
    .where('id', '=', late.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(payments, { spend_month: '2027-08', status: 'completed' });
});

test('on both days of a change of the clock and at the end of a month, the month ends at the local midnight', async () => {
  for (const [last, first] of [
    // Clocks go back on 31 October 2027, and forward on 26 March 2028.
    ['2027-10-31T22:58:00Z', '2027-10-31T23:00:00Z'],
    ['2027-12-31T22:58:00Z', '2027-12-31T23:00:00Z'],
    ['2028-03-26T00:59:59Z', '2028-03-31T22:00:00Z'],
  ] as const) {
    const user = await limited();
    await at(last);
    await paid(user);
    const problem = await refusal(user);
    assert.deepEqual(
      [problem.code, problem.reset_at],
      ['spend_limit_reached', new Date(first).toISOString()],
    );
    await at(first);
    await paid(user);
  }
});

test('a return gives room by its amount, and one that failed gives none', async () => {
  await at('2028-05-10T12:00:00Z');
  const user = await limited();
  await paid(user);
  assert.equal((await refusal(user)).code, 'spend_limit_reached');
  const { db, clock } = t.services;
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const row = {
    amount: 400,
    currency: 'EUR',
    credits: 4,
    reason: 'withdrawal',
    asked_at: clock.now(),
    changed_at: clock.now(),
    asked_by: null,
    failure: null,
    provider_refund_id: null,
  } as const;
  await db
    .insertInto('payment_returns')
    .values({ id: 'part', payment_id: id, state: 'asked', ...row })
    .execute();
  const leftNow = async () => (await (await t.signIn(user)).call(READ_SPEND_LIMIT)).body.left?.amount;
  assert.equal(await leftNow(), 400);
  await db.updateTable('payment_returns').set({ state: 'failed' }).where('id', '=', 'part').execute();
  assert.equal(await leftNow(), 0);
});

test('a charge-back gives room by its amount, until it is reversed', async () => {
  await at('2028-07-10T12:00:00Z');
  const user = await limited();
  await paid(user);
  const { id } = await t.services.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const leftNow = async () => (await (await t.signIn(user)).call(READ_SPEND_LIMIT)).body.left?.amount;
  const back = (amount: number, reversedAt: Date | null) =>
    report(t, id, { chargebacks: [chargeback(`cb-${amount}`, amount, reversedAt)] });
  assert.equal(await leftNow(), 0);
  await back(400, null);
  assert.equal(await leftNow(), 400);
  await back(400, t.clock.now());
  assert.equal(await leftNow(), 0);
  await back(1_000, null);
  assert.equal(await leftNow(), 1_000);
});
