import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { VAT_RATES } from '@rendezvous/contract/settings/vat-rates';
import { companyKey, netOf, numberText, rateOn, splitOf, yearOf } from '#src/money/papers/policy.ts';
import { checkSetting } from '#src/platform/settings/face.ts';

const CHANGE = [
  { from: '2027-01-01', rate: 2300 },
  { from: '2012-10-01', rate: 2100 },
];

test('the rate of a day is the latest that has begun; the earliest counts for the days before it', () => {
  assert.deepEqual(
    ['2011-01-01', '2026-12-31', '2027-01-01', '2030-01-01'].map((day) => rateOn(CHANGE, day)),
    [2100, 2100, 2300, 2300],
  );
});

test('a price contains its tax: another rate changes the net amount only', () => {
  assert.deepEqual(splitOf(2250, 0, 2100), { net: 1860, vat: 390 });
  assert.deepEqual(splitOf(2250, 0, 2300), { net: 1829, vat: 421 });
  assert.deepEqual(splitOf(2250, 0, 0), { net: 2250, vat: 0 });
  assert.equal(netOf(2250, 810), 2081);
});

test('credit notes of a payment that was given back whole have the net and the tax of its receipt', () => {
  const random = (limit: number) => 1 + Math.floor(Math.random() * limit);
  for (let round = 0; round < 10_000; round += 1) {
    const [paid, rate] = [random(100_000), random(2_700)];
    let [given, net, vat] = [0, 0, 0];
    while (given < paid) {
      const part = Math.min(random(paid), paid - given);
      const split = splitOf(part, given, rate);
      assert.ok(split.net >= 0 && split.vat >= 0 && split.net + split.vat === part);
      [given, net, vat] = [given + part, net + split.net, vat + split.vat];
    }
    assert.deepEqual({ net, vat }, splitOf(paid, 0, rate), `${paid} at ${rate}`);
  }
});

test('every country of the product has a rate, and the setting refuses a table without one', () => {
  assert.deepEqual(Object.keys(VAT_RATES).toSorted(), COUNTRY_CODES.toSorted());
  checkSetting('vat_rates', VAT_RATES);
  const { NL, ...others } = VAT_RATES;
  assert.throws(() => checkSetting('vat_rates', others), /vat_rates/);
  for (const bad of [[], [{ from: '1.1.2027', rate: 2100 }], [{ ...NL[0], rate: 10_001 }], [{ rate: 2100 }]])
    assert.throws(() => checkSetting('vat_rates', { ...VAT_RATES, NL: bad }), /vat_rates/);
});

test('records are stored ten years at least', () => {
  checkSetting('record_retention_years', { NL: 10 });
  assert.throws(() => checkSetting('record_retention_years', { NL: 7 }), /record_retention_years/);
  assert.throws(() => checkSetting('record_retention_years', {}), /record_retention_years/);
});

test('numbers say year and kind; the year is that of the seller’s country', () => {
  assert.equal(numberText('receipt', 2026, 4183), '2026-004183');
  assert.equal(numberText('credit_note', 2026, 212), '2026-C0212');
  const newYear = new Date('2026-12-31T23:30:00Z');
  assert.equal(yearOf(DEFAULT_COMPANY, newYear), 2027);
  assert.equal(yearOf({ ...DEFAULT_COMPANY, country: 'GB' }, newYear), 2026);
  assert.equal(yearOf({ ...DEFAULT_COMPANY, country: 'LU' }, newYear), 2026);
});

test('a seller is its VAT number, else its number in the register, else its name', () => {
  assert.equal(companyKey(DEFAULT_COMPANY), 'NL000000000B00');
  assert.equal(companyKey({ ...DEFAULT_COMPANY, vat_numbers: [] }), '00000000');
  assert.equal(companyKey({ ...DEFAULT_COMPANY, vat_numbers: [], kvk: '' }), DEFAULT_COMPANY.name);
});
