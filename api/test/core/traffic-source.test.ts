import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PageData } from '@rendezvous/contract/composition/page';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';
import { bareSite } from '../support/site/bare-site.ts';

const { folder, remove } = bareSite();
const t = await createTestApp({ DIST_DIR: folder });
after(async () => {
  await t.close();
  remove();
});

const SOURCE = '?network=acme&ref=banner7&sub1=a%3Db%3B%20c&sub2=nl&sub3=42';
const TRACKING = { network: 'acme', ref: 'banner7', sub1: 'a=b; c', sub2: 'nl', sub3: '42' };

async function settingsAt(client: TestClient, url: string): Promise<PageData['settings']> {
  const { text } = await client.get<null>(url);
  const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(text)?.[1];
  return (JSON.parse(facts ?? '') as PageData).settings;
}

async function trackingOf(id: string): Promise<unknown> {
  const { tracking } = await t.services.db
    .selectFrom('users')
    .select('tracking')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return tracking;
}

for (const path of ['/', '/pricing', '/members', '/login', '/de/members', '/landers/adultonly', '/nowhere'])
  test(`[3.016] [4.034] [5.011] [6.001] a traffic source of the address ${path} admits to sign-up on every later page and reaches the account`, async () => {
    await t.set('signups', 'with_trafficsource');
    const visitor = t.asVisitor();
    assert.equal((await settingsAt(visitor, path)).traffic_source, false);
    assert.equal((await settingsAt(visitor, path + SOURCE)).traffic_source, true);
    assert.equal((await settingsAt(visitor, '/signup?gender=male')).traffic_source, true);
    const answer = await visitor.call(SIGN_UP, signupDraft());
    assert.equal(answer.status, 201);
    assert.deepEqual(await trackingOf(answer.body.user.id), TRACKING);
    await t.set('signups', 'all');
  });

test('[4.035] a traffic source of the address opens the search to page and API alike', async () => {
  await t.set('logged_out_search', 'none');
  for (const [url, known] of [
    ['/members', false],
    ['/members?sub1=only', false],
    ['/members?ref=%3Cscript%3E', false],
    ['/members?ref=partner', true],
  ] as const) {
    const visitor = t.asVisitor();
    const settings = await settingsAt(visitor, url);
    const { status } = await visitor.call(SEARCH_MEMBERS);
    assert.deepEqual([settings.traffic_source, status], [known, known ? 200 : 403], url);
  }
  await t.set('logged_out_search', 'limited');
});

test('a traffic source is stored for thirty days, the latest replaces the earlier', async () => {
  await t.set('signups', 'with_trafficsource');
  const { headers } = await t.app.inject('/pricing?ref=first');
  assert.match(
    String(headers['set-cookie']),
    /traffic_source=ref%3Dfirst; Max-Age=2592000; Path=\/; SameSite=Lax/,
  );
  const visitor = t.asVisitor();
  await visitor.get('/pricing?ref=first');
  await visitor.get('/?network=second');
  await visitor.get('/members');
  assert.equal(visitor.cookies.get('traffic_source'), 'network=second');
  await t.set('signups', 'all');
});

test('where neither sign-up nor search depends on a traffic source, none is stored in the browser', async () => {
  for (const url of ['/?ref=partner', '/landers/adultonly?ref=partner']) {
    const visitor = t.asVisitor();
    await visitor.get(url);
    assert.equal(visitor.cookies.has('traffic_source'), false, url);
  }
});
