import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/errors';
import { LOCALE_CODES, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/locales';
import { DEFAULT_COMPANY } from '@rendezvous/contract/company-info';
import { PAGE_SLUGS, type ContentPage, type PageText } from '@rendezvous/contract/pages';
import { resetPage, setPage } from '#src/site/pages/service.ts';
import { plain, textsOf } from '#src/site/pages/shape.ts';
import { builtInText } from '#src/site/pages/texts.ts';
import { checkSetting, DEFAULT_DOMAIN } from '#src/platform/settings/service.ts';
import { EVERY_DOMAIN, writeSetting } from '#src/platform/settings/repository.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const english = (slug: string): PageText => builtInText(slug, 'en')!;

async function page(slug: string, language?: Locale): Promise<ContentPage> {
  const { status, body } = await t
    .asVisitor()
    .get<ContentPage>(`/api/page.php?slug=${slug}${language ? `&language=${language}` : ''}`);
  assert.equal(status, 200, slug);
  return body;
}

async function words(slug: string): Promise<string> {
  return textsOf(await page(slug)).join('\n');
}

async function set(key: string, value: unknown): Promise<void> {
  await writeSetting(t.services.db, { domain: EVERY_DOMAIN, key, value, at: t.clock.now(), by: 'test' });
  await t.services.settings.reload();
}

test('[6.001] [2.027] each of the seven pages answers with title, description and body, every fact filled in', async () => {
  for (const slug of PAGE_SLUGS) {
    const body = await page(slug);
    assert.equal(body.slug, slug);
    assert.ok(body.title && body.description && body.body.length > 3, slug);
    assert.deepEqual(
      textsOf(body).filter((text) => /[{}]/.test(text)),
      [],
      slug,
    );
  }
});

test('[2.027] no page is missing in any of the seven languages, and each comes with its facts filled in', async () => {
  const missing: string[] = [];
  for (const slug of PAGE_SLUGS) {
    for (const locale of LOCALE_CODES) {
      const body = await page(slug, locale);
      if (body.language !== locale) missing.push(`${slug} ${locale}`);
      assert.deepEqual(
        textsOf(body).filter((text) => /[{}]/.test(text)),
        [],
        `${slug} ${locale}`,
      );
      assert.ok(body.title && body.description, `${slug} ${locale}`);
    }
  }
  assert.deepEqual(missing, []);
});

test('[2.027] an unwritten page is not found, and a malformed token is refused', async () => {
  const unknown = await t.asVisitor().get<Problem>('/api/page.php?slug=nobody-wrote-this');
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'not_found']);
  const path = await t.asVisitor().get<Problem>('/api/page.php?slug=..%2F..%2Fplaces');
  assert.deepEqual([path.status, path.body.code], [422, 'validation_failed']);
});

test('a page missing in a language comes in English and says so', async () => {
  const text = { ...english('service'), title: 'Only English' };
  await setPage(t.services, 'test', { slug: 'only-english', locale: 'en', domain: EVERY_DOMAIN }, text);
  const polish = await page('only-english', 'pl');
  assert.deepEqual([polish.title, polish.language], ['Only English', 'en']);
});

test('[9.024] the number of days for returns is the setting’s, on the page about returns and in the terms', async () => {
  assert.ok(/14 days to return/.test(await words('return-policy')));
  await set('refund_days', 30);
  assert.ok(/30 days to return/.test(await words('return-policy')));
  assert.ok(/Within 30 days of a purchase/.test(await words('terms')));
  assert.ok(!/\b14 days/.test(await words('return-policy')));
  await set('refund_days', 14);
});

test('[9.020] the terms bear 1 December 2023, or the day the company was added when that is later', async () => {
  const terms = await page('terms');
  assert.equal(terms.updated_at, '2023-12-01T12:00:00.000Z');
  assert.ok(/version of 1 December 2023/.test(textsOf(terms).join('\n')));
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  await set('company', { ...company, added: '2025-03-04T08:00:00.000Z' });
  const later = await page('terms');
  assert.equal(later.updated_at, '2025-03-04T08:00:00.000Z');
  assert.ok(/version of 4 March 2025/.test(textsOf(later).join('\n')));
  await set('company', company);
});

test('company data stand on the pages, and empty fields leave no row behind', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  const terms = async () =>
    (await page('terms')).body.flatMap((block) => (block.type === 'definitions' ? block.items : []));
  const rows = (await terms()).map(({ text }) => plain(text));
  assert.ok(
    rows.includes(company.kvk) && rows.includes(`${company.address}, ${company.city}, Netherlands`),
    rows.join(' | '),
  );
  assert.ok(!(await terms()).some(({ term }) => term === 'Phone'), 'no phone number is set');
  await set('company', { ...company, kvk: '', support_phone: '+31 20-000 00 00' });
  const changed = await terms();
  assert.ok(!changed.some(({ term }) => term === 'Company register (KvK)'));
  const phone = changed.find(({ term }) => term === 'Phone')?.text;
  assert.deepEqual(phone, [{ link: '+31200000000', to: 'tel:+31200000000' }]);
  await set('company', company);
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
  await set('company', {
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
  await set('company', company);
});

test('retention, languages for authorities and mediation follow the country of the company', async () => {
  const company = t.services.settings.value(DEFAULT_DOMAIN, 'company');
  assert.match(await words('privacy'), /7 years for the tax authorities/);
  assert.match(await words('service'), /in English or Dutch/);
  assert.doesNotMatch(await words('terms'), /mediator/);
  await set('company', { ...company, country: 'PL', mediator: 'Inspekcja, Warszawa' });
  assert.match(await words('privacy'), /5 years for the tax authorities/);
  assert.match(await words('service'), /in English or Polish/);
  assert.match(await words('terms'), /consumer mediator, free of charge: Inspekcja, Warszawa/);
  await set('company', { ...company, country: 'LU' });
  assert.match(await words('privacy'), /10 years for the tax authorities/);
  await set('company', company);
});

test('no page of law is missing in any language, and every fact is filled in', async () => {
  for (const slug of ['imprint', 'withdrawal'])
    for (const locale of LOCALE_CODES) {
      const body = await page(slug, locale);
      assert.equal(body.language, locale, slug);
      assert.deepEqual(
        textsOf(body).filter((text) => /[{}]/.test(text)),
        [],
        `${slug} ${locale}`,
      );
    }
});

test('what a page says about fictional profiles follows the settings', async () => {
  assert.ok(/Writing to them costs no credits/.test(await words('terms')));
  await set('fictional_contact', 'paid');
  const paid = await words('terms');
  assert.ok(/Writing to them costs the price/.test(paid));
  assert.ok(!/costs no credits/.test(paid));
  await set('fictional_contact', 'free');
});

test('nothing in a page is markup: what looks like it comes back as it was typed', async () => {
  const typed = '<img src=x onerror=alert(1)><b>bold</b>';
  await setPage(
    t.services,
    'test',
    { slug: 'typed', locale: 'en', domain: EVERY_DOMAIN },
    { ...english('service'), title: typed, body: [{ type: 'paragraph', text: typed }] },
  );
  const body = await page('typed');
  assert.equal(body.title, typed);
  assert.deepEqual(body.body, [{ type: 'paragraph', text: typed }]);
});

test('a name in a setting is not looked through for facts again', async () => {
  const name = t.services.settings.value(DEFAULT_DOMAIN, 'name');
  await set('name', '{support_email}');
  assert.ok(/\{support_email\} is a service of/.test(await words('terms')));
  await set('name', name);
});

test('an operator’s edition counts before the product’s text, the domain’s own before that of all, and both are written down', async () => {
  const key = { slug: 'ban', locale: 'en', domain: EVERY_DOMAIN } as const;
  await setPage(t.services, 'olga', key, { ...english('ban'), title: 'House rules' });
  await setPage(
    t.services,
    'olga',
    { ...key, domain: DEFAULT_DOMAIN },
    { ...english('ban'), title: 'Rules of this house' },
  );
  assert.equal((await page('ban')).title, 'Rules of this house');
  await resetPage(t.services, 'olga', { ...key, domain: DEFAULT_DOMAIN });
  assert.equal((await page('ban')).title, 'House rules');
  await resetPage(t.services, 'olga', key);
  assert.equal((await page('ban')).title, english('ban').title);
  const audit = await t.services.db
    .selectFrom('audit_log')
    .select(['operator', 'action'])
    .where('subject', '=', 'ban')
    .execute();
  assert.deepEqual(audit.map(({ operator, action }) => `${operator} ${action}`).toSorted(), [
    'olga page.reset',
    'olga page.reset',
    'olga page.set',
    'olga page.set',
  ]);
});

test('an edition with a link into nowhere or an unknown fact is not put in force', async () => {
  const key = { slug: 'ban', locale: 'en', domain: EVERY_DOMAIN } as const;
  const bad = {
    ...english('ban'),
    body: [{ type: 'paragraph', text: ['{shoe_size} ', { link: 'here', to: '/nowhere/at/all' }] }],
  };
  await assert.rejects(setPage(t.services, 'olga', key, bad), /shoe_size[\s\S]*leads to no route/);
  const script = {
    ...english('ban'),
    body: [{ type: 'paragraph', text: [{ link: 'here', to: 'javascript:alert(1)' }] }],
  };
  await assert.rejects(setPage(t.services, 'olga', key, script), /body\/0/);
  assert.equal((await page('ban')).title, english('ban').title);
});

test('a page that names its language may be kept for a while, and has a tag by which it is not sent twice', async () => {
  const visitor = t.asVisitor();
  const first = await visitor.get<ContentPage>('/api/page.php?slug=faq&language=en');
  assert.equal(first.headers['cache-control'], 'private, max-age=300');
  const again = await visitor.get('/api/page.php?slug=faq&language=en', {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  assert.equal(again.status, 304);
  const open = await visitor.get('/api/page.php?slug=faq');
  assert.equal(open.headers['cache-control'], 'private, no-cache');
});

test('without asking for a language a page comes in the visitor’s', async () => {
  const visitor = t.asVisitor();
  visitor.cookies.set(LOCALE_COOKIE, 'en');
  assert.equal((await visitor.get<ContentPage>('/api/page.php?slug=faq')).body.language, 'en');
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
  };
  checkSetting('company', company);
  assert.throws(() => checkSetting('company', { ...company, name: `${fact}x` }), /company/);
  await set('company', company);
  for (const slug of PAGE_SLUGS) for (const locale of LOCALE_CODES) await page(slug, locale);
  assert.match(JSON.stringify(await page('terms')), /"to":"tel:\+310201"/);
});
