import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { NO_SUPPLIERS } from '@rendezvous/contract/settings/suppliers';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import { plain, textsOf } from '#src/pages/content/shape.ts';
import { checkSetting, DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { createTestApp } from '../harness.ts';
import { readPages } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { page, words } = readPages(t);

test('[9.024] the number of days for returns is the setting’s, on the page about returns and in the terms', async () => {
  assert.ok(/14 days to return/.test(await words('return-policy')));
  await t.set('refund_days', 30);
  assert.ok(/30 days to return/.test(await words('return-policy')));
  assert.ok(/Within 30 days of a purchase/.test(await words('terms')));
  assert.deepEqual((await words('return-policy')).match(/[^.\n]*\b14 days/g), ['We pay back within 14 days']);
  await t.set('refund_days', 14);
});

test('customer service promises no hours, and no time to answer but the setting’s and the law’s', async () => {
  await t.set('complaint_answer_days', 9);
  const said = await words('service');
  assert.doesNotMatch(said, /\d[:.]\d\d/);
  assert.deepEqual(
    [...new Set(said.match(/\d+ (?:hour|day|working|week|month)\w*/g))],
    ['9 days', '1 month'],
  );
  await t.set('complaint_answer_days', 14);
});

test('the model of withdrawing names the telephone number that is set', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  const number = '+31200000000';
  assert.ok(!(await words('withdrawal')).includes(number));
  await t.set('company', { ...company, support_phone: number });
  assert.ok((await words('withdrawal')).includes(number));
  await t.set('company', company);
});

test('the privacy policy rules out advertising only where the search shows no other site', async () => {
  assert.match(await words('privacy'), /no third-party advertising/);
  await t.set('cam_url', 'https://cams.example');
  assert.doesNotMatch(await words('privacy'), /no third-party advertising/);
  assert.match(await words('privacy'), /an advertisement for another site/);
  await t.set('cam_url', null);
});

test('[9.020] the terms bear 1 December 2023, or the day the company was added when that is later', async () => {
  const terms = await page('terms');
  assert.equal(terms.updated_at, '2023-12-01T12:00:00.000Z');
  assert.ok(/version of 1 December 2023/.test(textsOf(terms).join('\n')));
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  await t.set('company', { ...company, added: '2025-03-04T08:00:00.000Z' });
  const later = await page('terms');
  assert.equal(later.updated_at, '2025-03-04T08:00:00.000Z');
  assert.ok(/version of 4 March 2025/.test(textsOf(later).join('\n')));
  await t.set('company', company);
});

test('company data are on the pages, and an empty field has no row', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  const terms = async () =>
    (await page('terms')).body.flatMap((block) => (block.type === 'definitions' ? block.items : []));
  const rows = (await terms()).map(({ text }) => plain(text));
  assert.ok(
    rows.includes(company.kvk) && rows.includes(`${company.address}, ${company.city}, Netherlands`),
    rows.join(' | '),
  );
  assert.ok(!(await terms()).some(({ term }) => term === 'Phone'), 'no phone number is set');
  await t.set('company', { ...company, kvk: '', support_phone: '+31 20-000 00 00' });
  const changed = await terms();
  assert.ok(!changed.some(({ term }) => term === 'Company register (KvK)'));
  const phone = changed.find(({ term }) => term === 'Phone')?.text;
  assert.deepEqual(phone, [{ link: '+31200000000', to: 'tel:+31200000000' }]);
  await t.set('company', company);
});

const imprint = async (locale: Locale) =>
  (await page('imprint', locale)).body
    .flatMap((block) => (block.type === 'definitions' ? block.items : []))
    .map(({ term, text }) => [term, plain(text)]);

test('the imprint names the company in the words of its country and language, and leaves out what is empty', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  assert.deepEqual(
    (await imprint('en')).map(([term]) => term),
    ['Company', 'Address', 'Company register (KvK)', 'VAT number', 'Trade names', 'E-mail'],
  );
  await t.set('company', {
    ...company,
    country: 'DE',
    kvk: 'HRB 1',
    vat_numbers: ['DE1'],
    mediator: 'Stelle, Kehl',
  });
  const [german, spanish, polish, french] = [
    await imprint('de'),
    await imprint('es'),
    await imprint('pl'),
    await imprint('fr'),
  ];
  assert.deepEqual(german.find(([, text]) => text === 'HRB 1')?.[0], 'Handelsregister');
  assert.deepEqual(spanish.find(([, text]) => text === 'HRB 1')?.[0], 'Registro mercantil (Handelsregister)');
  assert.deepEqual(
    [german, spanish, polish, french].map((rows) => rows.find(([, text]) => text === 'DE1')?.[0]),
    ['USt-IdNr.', 'NIF-IVA', 'NIP / VAT UE', 'N° de TVA'],
  );
  assert.deepEqual(german.at(-1), ['Schlichtungsstelle für Verbraucher', 'Stelle, Kehl']);
  await t.set('company', company);
});

test('retention, languages for authorities and mediation follow the country of the company', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  assert.match(await words('privacy'), /10 years for the tax authorities/);
  assert.match(await words('service'), /in English or Dutch/);
  assert.doesNotMatch(await words('terms'), /mediator/);
  const years = t.services.settings.value(DEFAULT_DOMAIN, 'record_retention_years');
  await t.set('record_retention_years', { ...years, PL: 12 });
  await t.set('company', { ...company, country: 'PL', mediator: 'Inspekcja, Warszawa' });
  assert.match(await words('privacy'), /12 years for the tax authorities/);
  assert.match(await words('service'), /in English or Polish/);
  assert.match(await words('terms'), /consumer mediator, free of charge: Inspekcja, Warszawa/);
  await t.set('company', { ...company, country: 'LU' });
  assert.match(await words('privacy'), /12 years for the tax authorities/);
  await t.set('company', company);
});

test('what the law of a country asks of a company is a fact, and a German company without a body of mediation says so', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  const [before, privacy] = [await words('imprint'), await words('privacy')];
  assert.doesNotMatch(before, /Register court|minors|Further details|arbitration board/);
  assert.doesNotMatch(privacy, /data protection officer/);
  const facts = {
    register_court: 'Amtsgericht Kehl',
    minors_officer: 'Jo Beispiel, jo@mail.example',
    privacy_officer: 'Kim Muster, kim@mail.example',
    further: 'Wirtschafts-ID DE0',
  };
  await t.set('company', { ...company, ...facts, country: 'DE' });
  const { privacy_officer: officer, ...ofImprint } = facts;
  const after = await words('imprint');
  for (const fact of Object.values(ofImprint)) assert.ok(after.includes(fact), fact);
  assert.match(after, /take no part in dispute settlement/);
  assert.ok((await words('privacy')).includes(officer));
  await t.set('company', { ...company, ...facts, country: 'DE', mediator: 'Stelle, Kehl' });
  assert.doesNotMatch(await words('imprint'), /take no part/);
  await t.set('company', company);
});

test('the privacy page lists the companies that receive data by what they do; without any it says that we name them on request', async () => {
  const [asked, term] = ['We tell you who they are at present when you ask.', /^(Servers|SMS)$/m];
  const before = await words('privacy');
  assert.ok(before.includes(asked));
  assert.doesNotMatch(before, term);
  await t.set('suppliers', {
    servers: 'Rechenhaus, Germany',
    mail: 'Briefbote, Ireland',
    text_messages: '',
    payments: 'Kassenwart, Netherlands',
  });
  for (const locale of LOCALE_CODES) {
    const after = textsOf(await page('privacy', locale)).join('\n');
    for (const company of ['Rechenhaus', 'Briefbote', 'Kassenwart'])
      assert.ok(after.includes(company), `${company} in ${locale}`);
  }
  const after = await words('privacy');
  assert.ok(!after.includes(asked) && !/^SMS$/m.test(after));
  await t.set('suppliers', NO_SUPPLIERS);
});

test('what a page says about fictional profiles follows the settings', async () => {
  assert.ok(/Writing to them costs no credits/.test(await words('terms')));
  await t.set('fictional_contact', 'paid');
  const paid = await words('terms');
  assert.ok(/Writing to them costs the price/.test(paid));
  assert.ok(!/costs no credits/.test(paid));
  await t.set('fictional_contact', 'free');
});

test('a name in a setting is not looked through for facts again', async () => {
  const name = t.services.settings.value(DEFAULT_DOMAIN, 'name');
  await t.set('name', '{support_email}');
  assert.ok(/\{support_email\} is a service of/.test(await words('terms')));
  await t.set('name', name);
});

test('facts of the company at their longest leave every page readable, and longer ones are refused', async () => {
  const fact = '<b>'.repeat(100);
  const ten = Array.from({ length: 10 }, () => fact);
  const company = {
    ...DEFAULT_COMPANY,
    name: fact,
    address: fact,
    kvk: fact,
    city: fact,
    support_phone: '+31 (0)20 <b>1',
    tradenames: ten,
    vat_numbers: ten,
    represented_by: fact,
    share_capital: fact,
    publisher: fact,
    host: fact,
    mediator: fact,
    register_court: fact,
    minors_officer: fact,
    privacy_officer: fact,
    further: fact,
  };
  checkSetting('company', company);
  assert.throws(() => checkSetting('company', { ...company, name: `${fact}x` }), /company/);
  await t.set('company', company);
  for (const slug of PAGE_SLUGS) for (const locale of LOCALE_CODES) await page(slug, locale);
  assert.match(JSON.stringify(await page('terms')), /"to":"tel:\+310201"/);
});
