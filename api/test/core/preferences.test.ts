import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** Sends the form of /lang-config as a browser without script does: no client header. */
const choose = (client: TestClient, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  client.request<Problem>('POST', '/lang-config', undefined, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-client': '', ...headers },
  });

test('[2.026] [9.015] a language chosen on /lang-config is stored in its cookie for 365 days', async () => {
  const visitor = t.asVisitor();
  const answer = await choose(visitor, { language: 'fr' });
  assert.deepEqual([answer.status, answer.headers.location], [303, '/lang-config?saved=language']);
  assert.match(
    String(answer.headers['set-cookie']),
    /^i18n_redirected=fr; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  );
  assert.match((await visitor.call(READ_SETTINGS)).body.settings.index_title, /des adultes près/);
});

test('[2.026] a country chosen on /lang-config is the selected one with its prices; the detected one stays', async () => {
  const visitor = t.asVisitor();
  const answer = await choose(visitor, { country: 'CH' });
  assert.deepEqual([answer.status, answer.headers.location], [303, '/lang-config?saved=country']);
  assert.match(String(answer.headers['set-cookie']), /^selected_country=CH; Max-Age=31536000; Path=\//);
  const { settings } = (await visitor.call(READ_SETTINGS)).body;
  assert.deepEqual([settings.geoip_selected_country, settings.geoip_country], ['CH', 'NL']);
  const { packages } = (await visitor.call(READ_PACKAGES)).body;
  assert.equal(packages[0]!.price.currency, 'CHF');
});

test('[2.026] [7.005] a member’s choices are stored with the account, where they pay in that country', async () => {
  const { client } = await t.member();
  assert.equal((await choose(client, { language: 'pl', country: 'PL' })).status, 303);
  const { user } = (await client.call(READ_USER)).body;
  assert.deepEqual([user?.language, user?.payment_country], ['pl', 'PL']);
  const { packages } = (await client.call(READ_PACKAGES)).body;
  assert.equal(packages[0]!.price.currency, 'PLN');
});

test('a look chosen before or without scripts is stored in its cookie for 365 days, and the page it was chosen on comes back', async () => {
  const visitor = t.asVisitor();
  const answer = await choose(visitor, { theme: 'dark', back: '/pricing' });
  assert.deepEqual([answer.status, answer.headers.location], [303, '/pricing']);
  assert.match(String(answer.headers['set-cookie']), /^theme=dark; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  await choose(visitor, { theme: 'device', back: '/pricing' });
  assert.equal(visitor.cookies.get('theme'), 'device');
});

test('a form of another site, an unknown language or look, a return address of another site and a country that is not served are refused', async () => {
  const visitor = t.asVisitor();
  const foreign = await choose(
    visitor,
    { language: 'fr' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  );
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'csrf']);
  for (const fields of [
    { language: 'ru' },
    { theme: 'blue' },
    { theme: 'dark', back: '//elsewhere.example' },
    { country: 'XX' },
    { language: 'fr', more: '1' },
  ] as Record<string, string>[]) {
    assert.equal((await choose(visitor, fields)).body.code, 'validation_failed', JSON.stringify(fields));
  }
  await t.set('countries', ['NL', 'BE']);
  assert.equal((await choose(visitor, { country: 'CH' })).body.code, 'validation_failed');
  assert.deepEqual([...visitor.cookies], []);
});
