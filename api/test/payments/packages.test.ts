import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { COUNTRY_CODES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { VAT_RATES } from '@rendezvous/contract/settings/vat-rates';
import { percentOff } from '@rendezvous/rules/money';
import { READ_PACKAGES, READ_PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/endpoints';
import { money } from '#src/platform/lib/money.ts';
import { reachesMinimum } from '#src/money/packages/policy.ts';
import { createTestApp } from '../harness.ts';
import { order } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const packages = async (country: CountryCode) => (await t.asVisitor().call(READ_PACKAGES, { country })).body;

test('[2.075] four packages: ten, twenty-five less 10 %, sixty less 20 %, and an amount of the buyer’s choice', async () => {
  const { packages: list, discount } = await packages('NL');
  assert.equal(discount, null);
  assert.deepEqual(
    list.map((entry) => [
      entry.id,
      entry.credits,
      entry.price.amount,
      entry.price_before?.amount ?? null,
      entry.discount_percentage,
      entry.unit_price.amount,
      entry.most_chosen,
    ]),
    [
      ['p1', 10, 1000, null, 0, 100, false],
      ['p2', 25, 2250, 2500, 10, 90, false],
      ['p3', 60, 4800, 6000, 20, 80, true],
      ['p4', 1, 100, null, 0, 100, false],
    ],
  );
  assert.deepEqual([list[3]!.min_credits, list[3]!.max_credits], [5, 200]);
});

test('the price list says the tax of the country today, as the site’s table has it', async () => {
  const rates = async () => [(await packages('NL')).vat_rate, (await packages('CH')).vat_rate];
  assert.deepEqual(await rates(), [2100, 810]);
  const [today] = t.clock.now().toISOString().split('T');
  const NL = [...VAT_RATES.NL, { from: today!, rate: 2350 }];
  await t.set('vat_rates', { ...VAT_RATES, NL });
  assert.deepEqual(await rates(), [2350, 810]);
  await t.set('vat_rates', VAT_RATES);
});

test('every country pays in its own currency at its own price', async () => {
  const expected: Record<CountryCode, [string, number]> = {
    NL: ['EUR', 2250],
    BE: ['EUR', 2250],
    DE: ['EUR', 2250],
    AT: ['EUR', 2250],
    FR: ['EUR', 2250],
    IT: ['EUR', 2250],
    ES: ['EUR', 2250],
    IE: ['EUR', 2250],
    GB: ['GBP', 2025],
    US: ['USD', 2475],
    CA: ['CAD', 3375],
    AU: ['AUD', 3713],
    NZ: ['NZD', 4050],
    CH: ['CHF', 2250],
    PL: ['PLN', 9900],
  };
  for (const country of COUNTRY_CODES) {
    const p2 = (await packages(country)).packages[1]!;
    assert.deepEqual([p2.price.currency, p2.price.amount], expected[country], country);
  }
});

test('halves of a cent are rounded up', () => {
  assert.equal(percentOff(money(2250, 'EUR'), 25).amount, 1688);
  assert.equal(percentOff(money(10, 'EUR'), 25).amount, 8);
  assert.equal(percentOff(money(2, 'EUR'), 25).amount, 2);
  assert.equal(percentOff(money(1, 'EUR'), 50).amount, 1);
});

test('an amount of the buyer’s choice is between 5 and 200 credits, and other packages refuse an amount', async () => {
  const { client } = await t.member();
  const cases: [object, string, string][] = [
    [{ package: 'p4' }, 'credits', 'required'],
    [{ package: 'p4', credits: 4 }, 'credits', 'too_small'],
    [{ package: 'p4', credits: 201 }, 'credits', 'too_large'],
    [{ package: 'p1', credits: 1000 }, 'credits', 'not_allowed'],
    [{ package: 'p1', method: 'blik' }, 'method', 'not_allowed'],
    [{ package: 'p1', method: 'sdd' }, 'method', 'not_allowed'],
    [{ package: 'p1', method: 'giropay' }, 'method', 'not_allowed'],
    [{ package: 'p1', amount: 1 }, 'amount', 'invalid'],
  ];
  for (const [body, field, code] of cases) {
    const answer = await order(client, body);
    assert.deepEqual(
      [answer.status, answer.problem.errors?.[0]],
      [422, { ...answer.problem.errors?.[0], field, code }],
      JSON.stringify(body),
    );
  }
  const own = await order(client, { package: 'p4', credits: 5 });
  assert.deepEqual([own.body.payment.credits, own.body.payment.amount.amount], [5, 500]);
});

test('[1.006] [3.024] each country offers its own methods, the customary first', async () => {
  const methods = async (country: CountryCode) =>
    (await t.asVisitor().call(READ_PAYMENT_METHODS, { country })).body.methods.map((method) => method.id);
  assert.deepEqual(await methods('NL'), [
    'ideal',
    'creditcard',
    'mastercard',
    'visa',
    'applepay',
    'sdd',
    'paypal',
    'paysafecard',
    'sct',
    'sofort',
    'maestro',
  ]);
  assert.deepEqual(await methods('BE'), [
    'bancontact',
    'creditcard',
    'mastercard',
    'visa',
    'applepay',
    'sdd',
    'paypal',
    'paysafecard',
    'sct',
    'sofort',
    'maestro',
  ]);
  assert.deepEqual(await methods('AT'), [
    'eps',
    'sdd',
    'paypal',
    'creditcard',
    'mastercard',
    'visa',
    'applepay',
    'paysafecard',
    'sct',
    'sofort',
    'maestro',
  ]);
  assert.deepEqual(await methods('PL'), [
    'blik',
    'prezelewy24',
    'creditcard',
    'mastercard',
    'visa',
    'paypal',
    'paysafecard',
  ]);
  assert.deepEqual(await methods('US'), ['creditcard', 'mastercard', 'visa', 'applepay', 'paypal']);
  for (const country of COUNTRY_CODES) assert.ok((await methods(country)).length >= 5, country);
});

test('a minimum order counts in its own currency alone, from its very amount', () => {
  const discount = { code: 'BIG', percentage: 10, minimumOrder: money(3000, 'EUR') };
  assert.equal(reachesMinimum(money(2999, 'EUR'), discount), false);
  assert.equal(reachesMinimum(money(3000, 'EUR'), discount), true);
  assert.equal(reachesMinimum(money(9000, 'PLN'), discount), false);
  assert.equal(reachesMinimum(money(1, 'PLN'), { ...discount, minimumOrder: null }), true);
});
