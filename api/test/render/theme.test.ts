import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { DARK, LIGHT } from '@rendezvous/theme/tokens';
import { createTestApp, type TestClient } from '../harness.ts';
import { buildRenderChild } from '../../../rspack/render-child.js';
import { digestOf, shellManifest, writeVersion } from '../support/site/manifests.ts';

const SHELL = '2'.repeat(16);
/** A frame that says in which look it is drawn. */
const BUILD = `module.exports = { contract: 1, provided: {}, commonMessages: async () => ({}),
  render: ({ page }) => ({ html: '<p>drawn in ' + page.theme + '</p>', styleTags: '', title: '', description: '', parts: [] }) };`;

const dist = mkdtempSync(path.join(tmpdir(), 'rendezvous-theme-'));
mkdirSync(path.join(dist, 'shell', SHELL, 'server'), { recursive: true });
writeFileSync(path.join(dist, 'shell', SHELL, 'server/server.cjs'), BUILD);
const server = { path: 'server/server.cjs', integrity: digestOf(BUILD) };
writeVersion(dist, 'shell', SHELL, JSON.stringify({ ...shellManifest(SHELL), server }));

await buildRenderChild();
// Time is fixed: visitors get cached pages.
const clock = createFixedClock(new Date('2026-11-20T12:00:00Z'));
const t = await createTestApp({ DIST_DIR: dist, RENDER_LIMIT_MS: '10000' }, { clock });
after(async () => {
  await t.close();
  rmSync(dist, { recursive: true, force: true });
});

const visitorIn = (look?: string): TestClient => {
  const visitor = t.asVisitor();
  if (look !== undefined) visitor.cookies.set('theme', look);
  return visitor;
};
const htmlOf = async (client: TestClient, at = '/pricing') => (await client.get(at)).text;
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0];

const BARS = (light: string, dark: string) =>
  `<meta name="theme-color" media="${light}" content="${LIGHT.bg}"><meta name="theme-color" media="${dark}" content="${DARK.bg}">`;

test('each visitor gets the look of their own cookie, with pages that visitors share', async () => {
  for (const round of ['made', 'cached']) {
    for (const look of ['dark', 'light']) {
      const html = await htmlOf(visitorIn(look));
      assert.equal(rootOf(html), `<html lang="en" data-theme="${look}">`, round);
      assert.ok(html.includes(`<meta name="color-scheme" content="${look}">`), round);
      assert.ok(html.includes(`drawn in ${look}`), round);
    }
    for (const none of [undefined, 'device', '"><script>']) {
      const html = await htmlOf(visitorIn(none));
      assert.equal(rootOf(html), '<html lang="en">', round);
      assert.ok(html.includes('<meta name="color-scheme" content="light dark">'), round);
      assert.ok(html.includes('drawn in device'), round);
    }
  }
});

test('a member’s page has the look of their browser', async () => {
  const { client } = await t.member();
  client.cookies.set('theme', 'dark');
  assert.equal(rootOf(await htmlOf(client)), '<html lang="en" data-theme="dark">');
});

test('the colour of the browser’s bars follows a chosen look, else the device', async () => {
  assert.ok((await htmlOf(visitorIn('dark'))).includes(BARS('not all', 'all')));
  assert.ok((await htmlOf(visitorIn('light'))).includes(BARS('all', 'not all')));
  const device = BARS('(prefers-color-scheme:light)', '(prefers-color-scheme:dark)');
  assert.ok((await htmlOf(visitorIn())).includes(device));
});

test('a plain page that refuses a form has the chosen look', async () => {
  const answer = await visitorIn('dark').request('POST', '/login', undefined, {
    payload: 'email=nina%40example.com&password=not-this-one',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-client': '',
      accept: 'text/html',
    },
  });
  assert.equal(answer.status, 401);
  assert.equal(rootOf(answer.text), '<html lang="en" data-theme="dark">');
});

test('the test checkout has the chosen look', async () => {
  const missing = '/sandbox/checkout/00000000-0000-4000-8000-000000000000';
  assert.equal(rootOf(await htmlOf(visitorIn('dark'), missing)), '<html lang="en" data-theme="dark">');
});

test('the offline page, which no server answers, reads the chosen look before its first paint', async () => {
  const answer = await t.asVisitor().get('/offline.html');
  const [head = ''] = answer.text.split('<style>');
  assert.match(head, /<script>const look=.*theme=\(light\|dark\).*dataset\.theme=look;<\/script>/);
  const scripts = /script-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1];
  assert.equal(scripts?.split(' ').length, 2);
});
