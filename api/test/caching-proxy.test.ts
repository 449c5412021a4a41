import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_MEMBER, SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { READ_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { memberWith, send } from './chats/support.ts';
import { createTestApp } from './harness.ts';
import { picture, upload } from './photos/support.ts';
import { started } from './payments/support.ts';
import { CachingProxy } from './support/processes/caching-proxy.ts';
import { objectOf, sample, type Schema } from './support/hostile/samples.ts';

/** A cache shared by members and visitors is between them and the server. */
const t = await createTestApp();
after(() => t.close());

const anna = await memberWith(t, 9, { gender: 'female', paid: true });
const bo = await memberWith(t, 9, { gender: 'male', seeking: 'female', paid: true });
const photo = (await upload(anna.client, await picture(), 'private')).body.photo;
const { id: conversation } = (await send(bo.client, anna.user.id, 'a word for Anna alone')).body.conversation;
const payment = (await started(anna.client)).id;

/** Streams never end, and a log-out by reading ends the session that asks. */
const LEFT_OUT = /^\/api\/(events|logout\.php)/;
const IDS: Readonly<Record<string, string>> = {
  [`${READ_CHAT.path} conversation`]: conversation,
  [`${READ_PAYMENT.path} id`]: payment,
  [`${READ_MEMBER.path} id`]: anna.user.id,
  [`${SUGGEST_MEMBERS.path} for`]: bo.user.id,
};

/** Every address of the endpoint table that a page may read, with ids of what is Anna's. */
const addresses = t.app.routeTable
  .filter(({ method, url, access }) => method === 'GET' && url.startsWith('/api/') && access !== 'operator')
  .filter(({ url }) => !LEFT_OUT.test(url) && !url.includes(':'))
  .map(({ url, querystring }) => {
    const schema = objectOf(querystring as Schema | undefined);
    const values = schema ? (sample(schema) as Record<string, unknown>) : {};
    for (const name of Object.keys(schema?.properties ?? {})) {
      const id = IDS[`${url} ${name}`];
      if (id) values[name] = id;
    }
    const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));
    return query.size > 0 ? `${url}?${query}` : url;
  });

test('a shared cache serves no data of a member to another client', async () => {
  const proxy = new CachingProxy();
  const pages = ['/members', '/likes', '/chats', `/chats/${conversation}`];
  assert.ok(addresses.length > 20, addresses.join(' '));
  for (const url of [...addresses, ...pages, photo.urls.large]) {
    const own = await proxy.get(anna.client, url);
    for (const [who, client] of [
      ['another member', bo.client],
      ['a visitor', t.asVisitor()],
    ] as const) {
      const { hits } = proxy;
      const got = await proxy.get(client, url);
      if (proxy.hits === hits) continue;
      const direct = await client.get(url);
      assert.equal(got.body, direct.text, `${url}: ${who} got ${own.body.slice(0, 200)}`);
    }
  }
});

test('a link to a private photo opens for its viewer alone behind a shared cache', async () => {
  const proxy = new CachingProxy();
  const link = photo.urls.large;
  assert.equal((await proxy.get(anna.client, link)).status, 200);
  assert.equal((await proxy.get(bo.client, link)).status, 403);
  assert.equal((await proxy.get(t.asVisitor(), link)).status, 403);
  assert.equal(proxy.hits, 0);
});

test('the cache of these tests does store what visitors may see', async () => {
  const proxy = new CachingProxy();
  const open = (await upload(bo.client, await picture({ colour: '#246' }))).body.photo;
  await t.services.jobs.drain();
  const { body } = await t.asVisitor().call(READ_MEMBER, { id: bo.user.id });
  const link = body.member.photos[0]?.urls.large ?? open.urls.large;
  const first = await proxy.get(anna.client, link);
  assert.equal(first.status, 200);
  assert.equal((await proxy.get(t.asVisitor(), link)).body, first.body);
  assert.equal(proxy.hits, 1);
});
