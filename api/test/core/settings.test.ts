import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import { READ_COMPANY_INFO, READ_INTERESTS, READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import type { PageData } from '@rendezvous/contract/composition/page';
import { READ_REGIONS } from '@rendezvous/contract/resources/places/endpoints';
import { writeDomain, writeSetting } from '#src/platform/settings/repository.ts';
import { checkSetting, createSettings, DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { bareSite } from '../support/site/bare-site.ts';
import { until } from '../support/until.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const { folder, remove } = bareSite();
const t = await createTestApp({ DIST_DIR: folder });
after(async () => {
  await t.close();
  remove();
});
const { db } = t.services;

const settingsFor = async (host: string, headers: Record<string, string> = {}) =>
  (
    await t
      .asVisitor()
      .call(READ_SETTINGS, { route: '/members', ref: 'x' }, { headers: { host, ...headers } })
  ).body.settings;
const change = (key: string, value: unknown, domain = '*') =>
  writeSetting(db, { domain, key, value, at: t.clock.now(), by: 'test' });

test('every setting has a default that fits its own schema', () => {
  for (const key of Object.keys(SETTINGS)) checkSetting(key, SETTINGS[key as SettingKey].initial);
});

test('[3.013] [9.001] [9.002] [9.003] settings of a domain carry the limits of the product', async () => {
  const settings = await settingsFor('localhost:4200');
  assert.deepEqual(
    [
      settings.free_photos,
      settings.premium_photos,
      settings.free_conversations,
      settings.free_likes_per_day,
      settings.min_age,
      settings.refund_days,
    ],
    [3, 25, 2, 4, 18, 14],
  );
  assert.deepEqual(
    [settings.message_credits, settings.photo_credits, settings.gift_credits, settings.signup_credits],
    [1, 2, 2, 2],
  );
  assert.deepEqual(settings.minimum_message_costs.NL, {
    costs: { amount: 80, currency: 'EUR' },
    currency: 'EUR',
  });
  assert.deepEqual(settings.minimum_message_costs.PL, {
    costs: { amount: 352, currency: 'PLN' },
    currency: 'PLN',
  });
});

test('[7.011] settings follow the host: a known domain has its own, an unknown one the default', async () => {
  await writeDomain(db, 'afspraakje.localhost', 'afspraakje.example');
  await change('domain_language', 'nl', 'afspraakje.example');
  await change('name', 'Afspraakje', 'afspraakje.example');
  await t.services.settings.reload();
  const [known, unknown] = [
    await settingsFor('afspraakje.localhost:4200'),
    await settingsFor('somewhere.example'),
  ];
  assert.deepEqual(
    [known.domain, known.name, known.domain_language],
    ['afspraakje.example', 'Afspraakje', 'nl'],
  );
  assert.match(known.fictional_warning, /fictief/);
  assert.deepEqual([unknown.domain, unknown.name], [DEFAULT_DOMAIN, 'Rendezvous']);
});

test('[7.011] the start of a page has the settings that settings.php answers for its query and the domain its host forces', async () => {
  await writeDomain(db, 'afspraakje.localhost', 'afspraakje.example');
  await change('name', 'Afspraakje', 'afspraakje.example');
  await t.services.settings.reload();
  const visitor = t.asVisitor();
  const { text } = await visitor.get<null>('/de/members?ref=partner1', {
    headers: { host: 'afspraakje.localhost:4200' },
  });
  const page = JSON.parse(
    /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(text)![1]!,
  ) as PageData;
  const ask = async (query: Record<string, string>) =>
    (
      await visitor.call(READ_SETTINGS, query, {
        headers: { host: 'localhost:4200', cookie: 'i18n_redirected=de' },
      })
    ).body.settings;
  const forced = { route: '/members', ref: 'partner1', forced_domain: 'afspraakje.localhost:4200' };
  assert.deepEqual(page.settings, await ask(forced));
  assert.deepEqual([page.settings.domain, page.settings.traffic_source], ['afspraakje.example', true]);
  const { forced_domain: _host, ...unforced } = forced;
  assert.equal((await ask(unforced)).domain, DEFAULT_DOMAIN);
  assert.equal((await ask({ ...forced, forced_domain: 'nobody.example' })).domain, DEFAULT_DOMAIN);
});

test('a change reaches other processes within ten seconds', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const other = await createSettings(db, null);
  other.start();
  await change('free_likes_per_day', 7);
  assert.equal(other.value(DEFAULT_DOMAIN, 'free_likes_per_day'), 4);
  mock.timers.tick(9_999);
  await until(() => other.value(DEFAULT_DOMAIN, 'free_likes_per_day') === 7);
  other.stop();
  await change('free_likes_per_day', 4);
});

test('a value that does not fit is refused, and one in the table is not used', async () => {
  assert.throws(() => checkSetting('min_age', 17), /min_age must be >= 18/);
  assert.throws(() => checkSetting('no_such_setting', 1), /no setting is called/);
  await change('min_age', 12);
  await t.services.settings.reload();
  assert.equal(t.services.settings.value(DEFAULT_DOMAIN, 'min_age'), 18);
});

test('[9.021] the support phone is cleaned of dashes and spaces', async () => {
  await change('support_phone', '+31 20-123 45 67');
  await t.services.settings.reload();
  assert.equal((await settingsFor('localhost')).support_phone, '+31201234567');
});

test('[3.014] [7.015] company, interests and regions are public, and browsers store them', async () => {
  const visitor = t.asVisitor();
  const { companyinfo } = (await visitor.call(READ_COMPANY_INFO)).body;
  assert.deepEqual(Object.keys(companyinfo).sort(), [
    'added',
    'address',
    'city',
    'country',
    'delete_discount',
    'kvk',
    'name',
    'support_phone',
    'tradenames',
    'vat_numbers',
  ]);
  assert.equal((await visitor.call(READ_INTERESTS)).body.interests.length, 51);
  const { regions } = (await visitor.call(READ_REGIONS)).body;
  assert.deepEqual(Object.keys(regions).sort(), [...COUNTRY_CODES].sort());
  assert.deepEqual(Object.keys((await visitor.call(READ_REGIONS, { country: 'CH' })).body.regions), ['CH']);
  for (const read of [READ_COMPANY_INFO, READ_INTERESTS, READ_REGIONS])
    assert.equal((await visitor.call(read)).headers['cache-control'], 'public, max-age=3600', read.path);
});

test('the country is that of the visitor’s address, before the domain’s own and after the proxy’s word', async () => {
  const from = async (client: TestClient, address: string, headers: Record<string, string> = {}) =>
    (
      await client.call(READ_SETTINGS, undefined, {
        headers: { 'x-forwarded-for': address, ...headers },
      })
    ).body.settings.geoip_country;
  const proxied = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
  const visitor = proxied.asVisitor();
  assert.deepEqual(
    [await from(visitor, '217.0.0.1'), await from(visitor, '8.8.8.8'), await from(visitor, '2001:470::1')],
    ['DE', 'US', 'US'],
  );
  assert.equal(await from(visitor, '::ffff:217.0.0.1'), 'DE');
  assert.equal(await from(visitor, '217.0.0.1', { 'x-country-code': 'FR' }), 'FR');
  assert.deepEqual([await from(visitor, '10.0.0.1'), await from(visitor, 'nonsense')], ['NL', 'NL']);
  await proxied.close();
  assert.equal(
    await from(t.asVisitor(), '217.0.0.1'),
    'NL',
    'without a proxy no client names its own address',
  );
});

test('the country comes from the proxy only when there is one to trust', async () => {
  assert.equal((await settingsFor('localhost', { 'x-country-code': 'DE' })).geoip_country, 'NL');
  const proxied = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
  const { body } = await proxied
    .asVisitor()
    .call(READ_SETTINGS, undefined, { headers: { 'x-country-code': 'DE' } });
  await proxied.close();
  assert.equal(body.settings.geoip_country, 'DE');
});

test('public settings are one object until a setting changes, and one for each audience', async () => {
  const own = await createSettings(db, null);
  const first = own.ofHost('localhost').present({ locale: 'en' });
  await own.reload();
  assert.equal(own.ofHost('localhost').present({ locale: 'en' }), first);
  assert.notEqual(own.ofHost('localhost').present({ locale: 'de' }).description, first.description);
  await change('refund_days', 15);
  await own.reload();
  assert.equal(own.ofHost('localhost').present({ locale: 'en' }).refund_days, 15);
});
