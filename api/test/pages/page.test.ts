import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES, LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import type { PageText } from '@rendezvous/contract/resources/pages/schemas';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/endpoints';
import { resetPage, setPage } from '#src/pages/content/face.ts';
import { textsOf } from '#src/pages/content/shape.ts';
import { builtInText } from '#src/pages/content/texts.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/repository.ts';
import { createTestApp } from '../harness.ts';
import { readPages } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { page } = readPages(t);

const english = (slug: string): PageText => builtInText(slug, 'en')!;

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
  const unknown = await t.asVisitor().call(READ_PAGE, { slug: 'nobody-wrote-this' });
  assert.deepEqual([unknown.status, unknown.code], [404, 'not_found']);
  const path = await t.asVisitor().call(READ_PAGE, { slug: '../../places' });
  assert.deepEqual([path.status, path.code], [422, 'validation_failed']);
});

test('a page missing in a language comes in English and says so', async () => {
  const text = { ...english('service'), title: 'Only English' };
  await setPage(t.services, 'test', { slug: 'only-english', locale: 'en', domain: EVERY_DOMAIN }, text);
  const polish = await page('only-english', 'pl');
  assert.deepEqual([polish.title, polish.language], ['Only English', 'en']);
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

test('a page that names its language may be cached for a while, and has a tag by which it is not sent twice', async () => {
  const visitor = t.asVisitor();
  const first = await visitor.call(READ_PAGE, { slug: 'faq', language: 'en' });
  assert.equal(first.headers['cache-control'], 'private, max-age=300');
  const again = await visitor.call(
    READ_PAGE,
    { slug: 'faq', language: 'en' },
    {
      headers: { 'if-none-match': String(first.headers.etag) },
    },
  );
  assert.equal(again.status, 304);
  const open = await visitor.call(READ_PAGE, { slug: 'faq' });
  assert.equal(open.headers['cache-control'], 'private, no-cache');
});

test('without asking for a language a page comes in the visitor’s', async () => {
  const visitor = t.asVisitor();
  visitor.cookies.set(LOCALE_COOKIE, 'en');
  assert.equal((await visitor.call(READ_PAGE, { slug: 'faq' })).body.language, 'en');
});
