import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { READ_CITIES } from '@rendezvous/contract/resources/places/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const citiesOf = (country: CountryCode, region: string) =>
  t.asVisitor().call(READ_CITIES, { country, region });

test('the cities of a region are listed, and none of another region', async () => {
  const { status, body } = await citiesOf('NL', 'Utrecht');
  assert.equal(status, 200);
  assert.ok(body.cities.includes('Amersfoort'));
  assert.ok(!body.cities.includes('Groningen'));
});

test('a region of another country has no cities', async () => {
  const { body } = await citiesOf('DE', 'Utrecht');
  assert.deepEqual(body.cities ?? [], []);
});
