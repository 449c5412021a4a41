import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { createTestApp, type TestClient } from '../harness.ts';
import { seededRandom } from '../support/hostile/mutate.ts';
import { addCode, order, shownPrice } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const SINCE = { signedUpAgo: 3 * 86_400 } as const;
const payIn = (client: TestClient, country: CountryCode) =>
  client.call(CHANGE_USER, { payment_country: country });
const stored = async (userId: string): Promise<Money[]> =>
  db.selectFrom('payments').select(['amount', 'currency']).where('user_id', '=', userId).execute();
const reserved = async () => (await db.selectFrom('discount_uses').select('code').execute()).length;

/** The order at a price that was shown before must be refused with this one, and nothing is stored. */
async function refusedFor(
  { client, id }: { client: TestClient; id: string },
  body: Partial<CreatePaymentBody> & { amount: Money },
  now: Money,
): Promise<void> {
  const before = await reserved();
  const { status, problem } = await order(client, body);
  assert.deepEqual([status, problem.code, problem.params], [409, 'price_changed', { amount: now }]);
  assert.deepEqual(await stored(id), []);
  assert.equal(await reserved(), before);
}

test('an order at the price of another country, changed in another tab, is refused with the price of this one', async () => {
  const { client, user } = await t.member(SINCE);
  const amount = await shownPrice(client, { package: 'p2' });
  await payIn(client, 'PL');
  const buyer = { client, id: user.id };
  await refusedFor(buyer, { amount }, { amount: 9_900, currency: 'PLN' });
  await addCode(t, { code: 'EVERYWHERE', value_percentage: 10 });
  await refusedFor(buyer, { amount, discountcode: 'EVERYWHERE' }, { amount: 8_910, currency: 'PLN' });
  await addCode(t, { code: 'NETHERLANDS', value_percentage: 10, country: 'NL' });
  await refusedFor(buyer, { amount, discountcode: 'NETHERLANDS' }, { amount: 9_900, currency: 'PLN' });
});

test('an order one cent above or below the price is refused, also of an own amount and with a code', async () => {
  const { client, user } = await t.member(SINCE);
  await addCode(t, { code: 'TENTH', value_percentage: 10 });
  for (const wish of [
    { package: 'p2' },
    { package: 'p4', credits: 17 },
    { package: 'p3', discountcode: 'TENTH' },
  ] as const) {
    const now = await shownPrice(client, wish);
    for (const cents of [-1, 1])
      await refusedFor(
        { client, id: user.id },
        { ...wish, amount: { ...now, amount: now.amount + cents } },
        now,
      );
  }
});

test('a price list changed meanwhile refuses the order of the former one', async () => {
  const { client, user } = await t.member(SINCE);
  const amount = await shownPrice(client, { package: 'p1' });
  const prices = { ...t.services.settings.value('*', 'base_prices') };
  await t.set('base_prices', { ...prices, EUR: 120 });
  await refusedFor({ client, id: user.id }, { package: 'p1', amount }, { amount: 1_200, currency: 'EUR' });
  await t.set('base_prices', prices);
});

test('a hundred orders with a change of country, list or code between page and press charge what the button said, or nothing', async () => {
  const random = seededRandom(100);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const prices = { ...t.services.settings.value('*', 'base_prices') };
  let charged = 0;
  for (let run = 0; run < 100; run += 1) {
    const { client, user } = await t.member(SINCE);
    const code = `RUN${run}`;
    await addCode(t, { code, value_percentage: 1 + (run % 90), country: pick([null, 'NL']) });
    const wish = { package: pick(['p1', 'p2', 'p3'] as const), discountcode: pick([code, undefined]) };
    const amount = await shownPrice(client, wish);
    const change = pick(['country', 'list', 'code', 'lost', 'none']);
    if (change === 'country') await payIn(client, pick(['PL', 'DE', 'GB', 'NL']));
    if (change === 'list') await t.set('base_prices', { ...prices, EUR: 90 + (run % 30) });
    if (change === 'code')
      await db.updateTable('discount_codes').set({ value_percentage: 50 }).where('code', '=', code).execute();
    if (change === 'lost')
      await db
        .updateTable('discount_codes')
        .set({ expires: new Date(0) })
        .where('code', '=', code)
        .execute();
    const answer = await order(client, { ...wish, method: 'creditcard', amount });
    if (answer.status === 201) charged += 1;
    assert.deepEqual(
      await stored(user.id),
      answer.status === 201 ? [amount] : [],
      `${change}: ${answer.text}`,
    );
    await t.set('base_prices', prices);
  }
  assert.ok(charged > 20 && charged < 80, `${charged} of 100 went through`);
});
