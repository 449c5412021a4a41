import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageData } from '@rendezvous/contract/page';
import { documentOf, type DocumentParts } from '#src/site/render/document.ts';
import { renderPage, type PageRequest } from '#src/site/render/render-page.ts';
import { pagePolicy } from '#src/site/render/policy.ts';
import { VERSIONS, shellManifest } from '../support/manifests.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

const pageOf = (text: string): PageData =>
  ({
    settings: { name: text, description: text },
    locale: 'en',
    url: `/members?q=${text}`,
    registry: {},
    rendered: null,
    status: 200,
  }) as Partial<PageData> as PageData;

/** A page about hostile texts, without server HTML. */
function documentWith(text: string): string {
  const page = pageOf(text);
  const parts: DocumentParts = {
    page,
    shell: shellManifest(VERSIONS[0]),
    remote: null,
    route: 'members',
    indexable: true,
    title: text,
    description: text,
    canonical: `/${text}`,
    origin: 'https://site.example',
    themeCss: '',
    styleTags: '',
    frameHtml: null,
    parts: [],
    nonce: 'n',
  };
  return documentOf(parts);
}

test('no text of a page ends an element or begins one', () => {
  const html = documentWith(HOSTILE);
  assert.equal(html.includes(HOSTILE), false);
  assert.equal(html.includes('<img'), false);
  const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1];
  assert.equal((JSON.parse(facts ?? '{}') as PageData).settings.name, HOSTILE);
});

test('a page runs scripts of its own origin and nonce alone, and stands in no frame', () => {
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
