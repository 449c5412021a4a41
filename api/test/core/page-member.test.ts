import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageData } from '@rendezvous/contract/composition/page';
import { LOG_OUT, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { DESIGNS } from '@rendezvous/theme/css';
import { memberOf } from '#src/pages/render/page-member.ts';
import { checkSetting } from '#src/platform/settings/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { bareSite } from '../support/site/bare-site.ts';

const { folder, remove } = bareSite();

/** 180 calls and 60 pages a minute for each member: what a page reads for itself must not count. */
const t = await createTestApp({ DIST_DIR: folder, RATE_LIMIT_FACTOR: '0.2' });
after(async () => {
  await t.close();
  remove();
});

async function load(client: TestClient, url: string): Promise<{ status: number; page: PageData }> {
  const { status, text } = await client.get<null>(url);
  const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(text)?.[1];
  assert.ok(facts, `${status}: ${text.slice(0, 200)}`);
  return { status, page: JSON.parse(facts) as PageData };
}

test('[4.036] fifty pages opened at once are all pages of the member, however few calls are left to them', async () => {
  const { client, user } = await t.member();
  const loads = await Promise.all(Array.from({ length: 50 }, () => load(client, '/likes')));
  assert.deepEqual(
    [...new Set(loads.map(({ status, page }) => `${status} ${page.user?.id} ${page.userKnown}`))],
    [`200 ${user.id} true`],
  );
});

test('a visitor and an ended session have no member', async () => {
  const { client } = await t.member();
  await client.call(LOG_OUT);
  for (const visitor of [client, t.asVisitor()]) {
    const { status, page } = await load(visitor, '/likes');
    assert.deepEqual([status, page.user, page.userKnown], [200, null, true]);
  }
});

test('while the database is away a page treats no member as a visitor', async () => {
  const { client } = await t.member();
  const { db } = t.services;
  const away = new Proxy(db, {
    get: () => () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  t.services.db = away;
  try {
    const { status, page } = await load(client, '/likes');
    assert.deepEqual([status, page.user, page.userKnown], [503, null, false]);
    assert.equal((await client.call(READ_USER)).status, 503, 'the API itself refuses');
  } finally {
    t.services.db = db;
  }
  assert.equal((await load(client, '/likes')).page.userKnown, true);
});

test('[9.019] pages are drawn by the rules of design version 2 and say so; a site can be set to no other', async () => {
  assert.deepEqual(Object.keys(DESIGNS), ['2']);
  for (const path of ['/', '/members', '/pages/terms', '/landers/adultonly', '/no-such-page']) {
    const { text } = await t.asVisitor().get<null>(path);
    assert.equal(/<body data-design="([^"]*)">/.exec(text)?.[1], '2', path);
    assert.equal(/<style nonce="[^"]*">(.*?)<\/style>/s.exec(text)?.[1], DESIGNS[2], path);
  }
  for (const other of [1, 3])
    assert.throws(() => checkSetting('designVersion', other), /designVersion must be/);
});

/** Counts the queries of a request: outside transactions each uses a connection once. */
async function queriesOf(ask: () => Promise<unknown>): Promise<number> {
  const { pool } = t.services.database;
  let count = 0;
  const add = (): void => void (count += 1);
  pool.on('acquire', add);
  await ask().finally(() => pool.off('acquire', add));
  return count;
}

test('a page asks for session, account, photos, buyer and discount once each, and what it reads of the API knows its member', async () => {
  const { client } = await t.member({ signedUpAgo: 60 });
  const visitor = t.asVisitor();
  const own = await queriesOf(() => load(client, '/likes'));
  assert.equal(own, 5);
  const read = await queriesOf(() => load(visitor, '/pages/terms'));
  assert.ok(read > 0, 'the page reads the API');
  assert.equal(await queriesOf(() => load(client, '/pages/terms')), own + read);
});

test('a page of a member comes in the encoding the client ranks highest', async () => {
  const { client } = await t.member();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (encoding: string): Promise<{ encoding: unknown; bytes: Buffer }> => {
    const headers = { cookie, 'accept-encoding': encoding };
    const answer = await t.app.inject({ url: '/likes', headers });
    return { encoding: answer.headers['content-encoding'], bytes: answer.rawPayload };
  };
  const [brotli, gzip, ranked, plain] = [
    await ask('gzip, deflate, br, zstd'),
    await ask('gzip'),
    await ask('br;q=0.1, gzip;q=0.9'),
    await ask('br;q=0, gzip;q=0'),
  ];
  assert.deepEqual(
    [brotli, gzip, ranked, plain].map(({ encoding }) => encoding),
    ['br', 'gzip', 'gzip', undefined],
  );
  const texts = [brotliDecompressSync(brotli.bytes), gunzipSync(ranked.bytes), plain.bytes].map(String);
  for (const text of texts) assert.match(text, /<\/html>\s*$/);
});

test('a member whose session could not be looked up is no visitor', async () => {
  assert.deepEqual(await memberOf(t.app, { viewer: null, viewerUnknown: true }), {
    user: null,
    known: false,
  });
  assert.deepEqual(await memberOf(t.app, { viewer: null, viewerUnknown: false }), {
    user: null,
    known: true,
  });
});
