import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DESCRIPTION } from '@rendezvous/contract/settings/texts';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const POLISH_BROWSER = { 'accept-language': 'ja, pl-PL;q=0.8, fr;q=0.5' };
/** The language a browser is answered in: that of the settings' texts. */
async function languageOf(
  client: TestClient,
  headers: Record<string, string> = POLISH_BROWSER,
): Promise<string | undefined> {
  const { settings } = (await client.call(READ_SETTINGS, undefined, { headers })).body;
  return Object.entries(DESCRIPTION).find(([, text]) => text === settings.description)?.[0];
}
const speak = (domainLanguage: string) => t.set('domain_language', domainLanguage);

test('[4.038] without a cookie the language of the domain is the default, whatever the browser prefers', async () => {
  await speak('it');
  assert.equal(await languageOf(t.asVisitor()), 'it');
});

test('[4.038] [9.016] a domain language the product does not speak leaves it to the browser, then to English', async () => {
  await speak('sv');
  assert.equal(await languageOf(t.asVisitor()), 'pl');
  assert.equal(await languageOf(t.asVisitor(), { 'accept-language': 'ja, sv;q=0.9' }), 'en');
  assert.equal(await languageOf(t.asVisitor(), { 'accept-language': '' }), 'en');
});

test('[4.037] [4.038] the language of the cookie comes before the domain’s, an unsupported one is ignored', async () => {
  await speak('it');
  const visitor = t.asVisitor();
  visitor.cookies.set('i18n_redirected', 'es');
  assert.equal(await languageOf(visitor), 'es');
  visitor.cookies.set('i18n_redirected', 'sv');
  assert.equal(await languageOf(visitor), 'it');
});

test('[7.005] the choice a member saved comes before the cookie', async () => {
  const { client } = await t.member();
  client.cookies.set('i18n_redirected', 'es');
  await client.call(CHANGE_USER, { language: 'nl' });
  assert.equal(await languageOf(client), 'nl');
});
