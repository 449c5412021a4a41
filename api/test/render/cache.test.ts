import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { noncedPage } from '#src/pages/render/cache/nonced.ts';
import { createPageCache, CACHED_MS, type VisitorPage } from '#src/pages/render/cache/page-cache.ts';

const HOLE = 'AAAAAAAAAAAAAAAAAAAAAA==';
const HTML = `<html><meta nonce="${HOLE}"><style nonce="${HOLE}">${'a{}'.repeat(5000)}</style>Zażółć</html>`;

const made = async (text: string, isWhole = true): Promise<VisitorPage> => ({
  status: 200,
  isWhole,
  page: await noncedPage(text, HOLE),
});
const textOf = ({ page }: VisitorPage): string => page.plain('').toString();

test('a cached page has the nonce of each response at every place, compressed and plain', async () => {
  const page = await noncedPage(HTML, HOLE);
  for (const nonce of ['first-nonce-of-24-chars=', 'other/nonce+of+24+chars=']) {
    const expected = HTML.replaceAll(HOLE, nonce);
    assert.equal(page.plain(nonce).toString(), expected);
    assert.equal(gunzipSync(page.gzip(nonce)).toString(), expected);
  }
});

test('a page without a nonce is a valid stream as well', async () => {
  const page = await noncedPage('plain', HOLE);
  assert.equal(gunzipSync(page.gzip('x')).toString(), 'plain');
});

test('a page is rendered once for simultaneous requests, and again after its time', async () => {
  const time = { now: 0 };
  const cache = createPageCache(() => time.now);
  let count = 0;
  const ask = () => cache.get('/', () => made(`page ${(count += 1)}`));
  const answers = await Promise.all([ask(), ask(), ask()]);
  assert.deepEqual(answers.map(textOf), ['page 1', 'page 1', 'page 1']);
  time.now = CACHED_MS - 1;
  assert.equal(textOf(await ask()), 'page 1');
  time.now = CACHED_MS;
  assert.equal(textOf(await ask()), 'page 2');
});

test('[4.003] a cached page is as old as its reading: slow rendering makes no page that outlives a second', async () => {
  const time = { now: 0 };
  const cache = createPageCache(() => time.now);
  await cache.get('/', async () => {
    time.now = 300;
    return made('slow');
  });
  time.now = 1_000;
  assert.equal(textOf(await cache.get('/', () => made('fresh'))), 'fresh');
});

test('an incomplete page is not cached', async () => {
  const cache = createPageCache(() => 0);
  assert.equal(textOf(await cache.get('/', () => made('poor', false))), 'poor');
  assert.equal(textOf(await cache.get('/', () => made('whole'))), 'whole');
});

test('a rendering that fails is not cached either', async () => {
  const cache = createPageCache(() => 0);
  await assert.rejects(cache.get('/', () => Promise.reject(new Error('planted'))));
  assert.equal(textOf(await cache.get('/', () => made('later'))), 'later');
});

test('the page asked for longest ago makes room', async () => {
  const one = (await made('x'.repeat(1000))).page.size;
  const cache = createPageCache(() => 0, one * 2 + 100);
  let count = 0;
  const ask = (key: string) =>
    cache.get(key, () => {
      count += 1;
      return made(key.repeat(1000));
    });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  assert.equal(count, 3);
  await ask('a');
  assert.equal(count, 3, 'cached, since it was asked for again');
  await ask('b');
  assert.equal(count, 4);
});
