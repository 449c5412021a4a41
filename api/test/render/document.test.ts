import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageData } from '@rendezvous/contract/composition/page';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { SEARCH_MEMBERS, READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { documentOf, type PageBody, type PageHead } from '#src/pages/render/document.ts';
import { renderPage, type PageRequest } from '#src/pages/render/render-page.ts';
import type { Preloads } from '#src/pages/render/preloads.ts';
import { pagePolicy } from '#src/pages/render/policy.ts';
import { VERSIONS, digestOf, remoteManifest, shellManifest } from '../support/site/manifests.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

const pageOf = (text: string, locale: Locale = 'en'): PageData =>
  ({
    settings: { name: text, description: text, cdn_prefix: '/cdn/' },
    locale,
    url: `/members?q=${text}`,
    registry: {},
    rendered: null,
    status: 200,
  }) as Partial<PageData> as PageData;

/** A page about hostile texts, without server HTML. */
function documentWith(
  text: string,
  rendered: PageBody['rendered'] = null,
  locale?: Locale,
  preloads: Preloads = { shell: shellManifest(VERSIONS[0]), remote: null, route: 'members', parts: [] },
): string {
  const head: PageHead = {
    title: text,
    description: text,
    indexable: true,
    canonical: `/${text}`,
    origin: 'https://site.example',
    image: `https://site.example/cdn/${text}`,
  };
  return documentOf({
    page: pageOf(text, locale),
    head,
    body: { frameHtml: null, rendered, aheadHtml: '<dialog></dialog>', plainFormsHtml: '', styleTags: '' },
    preloads,
    nonce: 'n',
  });
}

test('a page has the note that its words did not load, in its language', () => {
  const noteIn = (locale: Locale) =>
    /<template id="incomplete">(.*?)<\/template>/.exec(documentWith('page', null, locale))?.[1] ?? '';
  assert.match(
    noteIn('en'),
    /role="alert">This page didn’t load completely\. <button type="button">Reload the page</,
  );
  assert.equal(new Set(LOCALE_CODES.map(noteIn)).size, LOCALE_CODES.length);
});

test('the code of the first screen is announced with its digests, then that of a first press, each part from its own version', () => {
  const names = ['main', 'en', 'press', 'screen', 'notices', 'unused'];
  const shell = {
    ...shellManifest(VERSIONS[0]),
    catalogues: { en: 'browser/en.js' },
    firstPress: ['browser/press.js'],
    screens: { members: ['browser/screen.js'] },
    parts: { notices: ['browser/notices.js'] },
    files: Object.fromEntries(names.map((file) => [`browser/${file}.js`, digestOf(file)])),
  };
  const { server: _server, ...manifest } = remoteManifest('members', VERSIONS[1]);
  const remote = { ...manifest, base: `/cdn/members/${VERSIONS[1]}/` };
  const html = documentWith('page', null, 'en', { shell, remote, route: 'members', parts: ['notices'] });
  const links = [
    ...html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)"([^>]*)>/g),
  ];
  const own = `/assets/shell/${VERSIONS[0]}/browser`;
  const theirs = `${remote.base}browser`;
  assert.deepEqual(
    links.map(([, href, , rest]) => `${href}${rest}`),
    [
      ...['en', 'screen', 'notices'].map((file) => `${own}/${file}.js crossorigin`),
      `${theirs}/entry.js`,
      ...['chunk', 'member-screen', 'en'].map((file) => `${theirs}/${file}.js crossorigin`),
      `${own}/press.js crossorigin fetchpriority="low"`,
      `${theirs}/first-press.js crossorigin fetchpriority="low"`,
    ],
  );
  assert.deepEqual(
    links.slice(0, 3).map(([, , digest]) => digest),
    ['en', 'screen', 'notices'].map(digestOf),
  );
});

test('no text of a page ends an element or begins one', () => {
  const html = documentWith(HOSTILE);
  assert.equal(html.includes(HOSTILE), false);
  assert.equal(html.includes('<img'), false);
  const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1];
  assert.equal((JSON.parse(facts ?? '{}') as PageData).settings.name, HOSTILE);
});

test('what a screen was rendered from is in the page unchanged, and ends no element', () => {
  const state = { [SEARCH_MEMBERS.path]: { name: HOSTILE, note: 'a"b\\c\u2028' } };
  const html = documentWith('page', { remote: 'members', state: JSON.stringify(state) });
  assert.equal(html.includes('<img'), false);
  const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1];
  const page = JSON.parse(facts ?? '{}') as PageData;
  assert.deepEqual(page.rendered, { remote: 'members', state });
  assert.equal(page.settings.name, 'page');
});

test('a page runs scripts of its own origin and nonce alone, and is in no frame', () => {
  const rules = new Map(
    pagePolicy('n', true)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
  assert.deepEqual(rules.get('default-src'), ["'none'"]);
  assert.deepEqual(rules.get('script-src'), ["'self'", "'nonce-n'"]);
  assert.deepEqual(rules.get('style-src'), ["'self'", "'nonce-n'"]);
  for (const closed of ['frame-ancestors', 'base-uri'])
    assert.deepEqual(rules.get(closed), ["'none'"], closed);
  for (const own of ['connect-src', 'form-action', 'worker-src', 'manifest-src', 'font-src'])
    assert.deepEqual(rules.get(own), ["'self'"], own);
});

test('[3.003] the page of a member names their active main photo for sharing; another state or page names none', async () => {
  const memberPage = async (path: string, image: object | null) => {
    const frame = { html: '', styleTags: '', title: '', description: '', parts: [] };
    const state = JSON.stringify({
      [addressOf(READ_MEMBER, { id: 'nadia' })]: { member: { main_image: image } },
    });
    const rendered = { frame, screen: { state, styleTags: '' }, failures: [] };
    const request = {
      data: pageOf('page'),
      deployed: { shell: shellManifest(VERSIONS[0]), remotes: {} },
      match: matchRoute(path),
      nonce: 'n',
      reader: { missing: () => false, refused: () => false },
      origin: 'https://site.example',
    } as Partial<PageRequest> as PageRequest;
    const { html } = await renderPage({ render: async () => rendered } as never, request);
    return /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1];
  };
  const active = { path: 'p1.webp', thumb_path: 'p2.webp', status: 'active' };
  assert.equal(await memberPage('/members/nadia', active), 'https://site.example/cdn/p1.webp');
  for (const status of ['pending', 'rejected'])
    assert.equal(await memberPage('/members/nadia', { ...active, status }), undefined);
  assert.equal(await memberPage('/members/nadia', null), undefined);
  assert.equal(await memberPage('/members/rosa', active), undefined);
  assert.equal(await memberPage('/members', active), undefined);
});

test('a page is whole when the frame was drawn, no part failed and no answer was refused', async () => {
  const frame = { html: '', styleTags: '', title: '', description: '', parts: [] };
  const failure = { part: 'members/1', kind: 'threw', reason: 'planted' };
  const isWhole = async (rendered: object | null, refused = false): Promise<boolean> => {
    const request = {
      data: pageOf('page'),
      deployed: { shell: shellManifest(VERSIONS[0]), remotes: {} },
      match: null,
      nonce: 'n',
      reader: { missing: () => false, refused: () => refused },
      origin: 'https://site.example',
    } as Partial<PageRequest> as PageRequest;
    return (await renderPage({ render: async () => rendered } as never, request)).isWhole;
  };
  assert.equal(await isWhole({ frame, screen: null, failures: [] }), true);
  assert.equal(await isWhole({ frame, screen: null, failures: [failure] }), false);
  assert.equal(await isWhole({ frame: null, screen: null, failures: [] }), false);
  assert.equal(await isWhole(null), false);
  assert.equal(await isWhole({ frame, screen: null, failures: [] }, true), false);
});

test('a keyboard on the screen makes the layout smaller, so that the bottom of a page stays above it', () => {
  const viewport = /<meta name="viewport" content="([^"]*)">/.exec(documentWith('page'))?.[1];
  assert.deepEqual(viewport?.split(','), [
    'width=device-width',
    'initial-scale=1',
    'viewport-fit=cover',
    'interactive-widget=resizes-content',
  ]);
});
