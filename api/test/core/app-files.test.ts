import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { LOCALES, LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { WorkerSite } from '@rendezvous/contract/composition/worker';
import sharp from 'sharp';
import { writeDomain } from '#src/platform/settings/repository.ts';
import { MARK_FILES } from '#src/platform/mail/template.ts';
import { createTestApp } from '../harness.ts';

const VERSION = '0123456789abcdef';
const dist = mkdtempSync(path.join(tmpdir(), 'rendezvous-dist-'));
mkdirSync(path.join(dist, 'shell', VERSION, 'worker'), { recursive: true });
writeFileSync(path.join(dist, 'shell/current'), VERSION);
writeFileSync(path.join(dist, 'shell', VERSION, 'worker/sw.js'), 'work();');
for (const name of ['e', 'unlisted.js']) writeFileSync(path.join(dist, 'shell', VERSION, name), 'work();');
writeFileSync(
  path.join(dist, 'shell', VERSION, 'shell.json'),
  JSON.stringify({
    version: VERSION,
    entry: 'e',
    integrity: `sha384-${'A'.repeat(64)}`,
    catalogues: {},
    files: { e: `sha384-${'A'.repeat(64)}` },
    worker: 'worker/sw.js',
  }),
);

const t = await createTestApp({ DIST_DIR: dist });
after(async () => {
  await t.close();
  rmSync(dist, { recursive: true, force: true });
});

const SECOND = 'second.example';
await writeDomain(t.services.db, SECOND, SECOND);
await t.set('name', 'Zwei lange Hälften', SECOND);

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const get = (url: string, host = 'localhost') => t.app.inject({ url, headers: { host } });

test('the manifest names each domain, in the language of the page that links it', async () => {
  const shown = new Map<string, Manifest>();
  for (const { code, iso } of LOCALES) {
    const answer = await get(`/manifest.webmanifest?lang=${code}`);
    assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/);
    const manifest = answer.json<Manifest>();
    assert.equal(manifest.lang, iso);
    assert.deepEqual([manifest.id, manifest.scope, manifest.display], ['/', '/', 'standalone']);
    shown.set(code, manifest);
  }
  assert.equal(new Set([...shown.values()].map(({ description }) => description)).size, LOCALE_CODES.length);
  assert.equal(shown.get('pl')!.shortcuts[0]!.name, 'Szukaj osób');
  const second = (await get('/manifest.webmanifest?lang=de', SECOND)).json<Manifest>();
  assert.equal(second.name, 'Zwei lange Hälften');
  assert.equal(second.short_name, 'Zwei lange H');
});

test('the mark of mails is a small picture of the site, for light and for dark grounds', async () => {
  for (const file of Object.values(MARK_FILES)) {
    const answer = await get(file);
    assert.equal(answer.statusCode, 200, file);
    const { width, height, format, hasAlpha } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([width, height, format, hasAlpha], [80, 80, 'png', true]);
    assert.ok(answer.rawPayload.length < 3_000, `${file} is small`);
  }
});

test('every address of the manifest is a page or an icon of the size it says', async () => {
  const { icons, shortcuts, start_url } = (await get('/manifest.webmanifest')).json<Manifest>();
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)])
    assert.ok(matchRoute(url), url);
  assert.deepEqual(
    shortcuts.map(({ url }) => url),
    ['/members', '/chats', '/likes', '/credits'],
  );
  for (const { src, sizes, type } of icons) {
    const answer = await get(src);
    assert.equal(answer.statusCode, 200, src);
    assert.equal(String(answer.headers['content-type']).split(';')[0], type);
    if (sizes === 'any') continue;
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([`${width}x${height}`, `image/${format}`], [sizes, type]);
    assert.ok(answer.rawPayload.length < 8_000, `${src} is small`);
  }
  assert.deepEqual([...new Set(icons.map(({ purpose }) => purpose))].sort(), ['any', 'maskable']);
});

test('the offline page is in seven languages and runs only what its policy names', async () => {
  const answer = await get('/offline.html', SECOND);
  const policy = String(answer.headers['content-security-policy']);
  for (const [tag, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ] as const) {
    const [, content] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(answer.body)!;
    assert.ok(
      policy.includes(`${directive} 'sha256-${createHash('sha256').update(content!).digest('base64')}'`),
      `${tag} is named in the policy`,
    );
  }
  const headings = [...answer.body.matchAll(/<main lang="(\w+)"( hidden)?>[\s\S]*?<h1>(.*?)<\/h1>/g)];
  assert.deepEqual(
    headings.map(([, locale]) => locale),
    [...LOCALE_CODES],
  );
  assert.deepEqual(
    headings.filter(([, , hidden]) => !hidden).map(([, locale]) => locale),
    ['en'],
    'one is shown without scripts',
  );
  assert.equal(new Set(headings.map(([, , , title]) => title)).size, LOCALE_CODES.length);
  assert.ok(answer.body.includes('Zwei lange Hälften'));
  assert.ok(!/(?:src|href)="[^"]/.test(answer.body), 'nothing else has to be fetched');
});

/** The head of a worker's script. */
function siteIn(script: string): WorkerSite {
  const [, json] = /^self\.SITE=(.*);\n/.exec(script)!;
  return JSON.parse(json!) as WorkerSite;
}

test('[8.025] the worker contains its version, its files and the words for unreadable messages, and is revalidated at each load', async () => {
  const answer = await get('/sw.js');
  assert.match(String(answer.headers['content-type']), /^text\/javascript/);
  assert.match(String(answer.headers['cache-control']), /no-cache/);
  assert.equal(answer.headers['service-worker-allowed'], '/');
  assert.match(String(answer.headers['content-security-policy']), /connect-src 'self'/);
  assert.ok(answer.body.endsWith('\nwork();'));
  const site = siteIn(answer.body);
  assert.equal(site.version, VERSION);
  assert.equal(new Set(LOCALE_CODES.map((locale) => site.unreadable[locale])).size, LOCALE_CODES.length);
  for (const { url } of site.files) assert.equal((await get(url)).statusCode, 200, url);
  const again = await t.app.inject({
    url: '/sw.js',
    headers: { host: 'localhost', 'if-none-match': String(answer.headers.etag) },
  });
  assert.equal(again.statusCode, 304);
});

test('another name of the site makes another offline page, and with it another worker', async () => {
  const [own, other] = [siteIn((await get('/sw.js')).body), siteIn((await get('/sw.js', SECOND)).body)];
  const page = ({ files }: WorkerSite) => files.find(({ url }) => url === '/offline.html')!.revision;
  assert.notEqual(page(own), page(other));
  assert.equal(own.version, other.version);
});

test('a shell that was built without a worker serves none', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'rendezvous-dist-'));
  mkdirSync(path.join(bare, 'shell', VERSION), { recursive: true });
  writeFileSync(path.join(bare, 'shell/current'), VERSION);
  writeFileSync(
    path.join(bare, 'shell', VERSION, 'shell.json'),
    JSON.stringify({ version: VERSION, entry: 'e', integrity: '', catalogues: {}, files: {} }),
  );
  const old = await createTestApp({ DIST_DIR: bare });
  const { statusCode } = await old.app.inject({ url: '/sw.js' });
  await old.close();
  rmSync(bare, { recursive: true, force: true });
  assert.equal(statusCode, 404);
});

test('a file of a build is served when its manifest lists it, and no other file of the folder', async () => {
  const status = async (name: string) => (await t.asVisitor().get(`/assets/shell/${VERSION}/${name}`)).status;
  assert.equal(await status('e'), 200);
  for (const name of ['unlisted.js', 'shell.json', 'worker/sw.js', '..%2fcurrent'])
    assert.equal(await status(name), 404, name);
});
