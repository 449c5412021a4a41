import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CreatePaymentResponse } from '@rendezvous/contract/resources/payments/schemas';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { statusOf } from '@rendezvous/contract/kernel/endpoint';
import { newId } from '#src/platform/lib/ids.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { ASKED } from '../payments/support.ts';
import type { Method } from '../support/client.ts';
import { PushBrowser } from '../support/push-browser.ts';

const t = await createTestApp();
after(() => t.close());

const calls = t.app.routeTable.filter(({ url }) => url.startsWith('/api/'));
const registered = new Set(calls.map(({ method, url }) => `${method} ${url}`));
const missing = (wanted: readonly string[]): string[] => wanted.filter((call) => !registered.has(call));

test('[7.001] every call of the specification is served under its own method and path', () => {
  const specified = [
    'POST /api/user.php',
    'GET /api/user.php',
    'PUT /api/user.php',
    'GET /api/logout.php',
    'GET /api/geocode.php',
    'POST /api/page-hidden.php',
    'GET /api/auto-like.php',
    'GET /api/discountcode.php',
    'GET /api/settings.php',
    'GET /api/chats.php',
    'GET /api/likes.php',
    'DELETE /api/chat.php',
    'GET /api/interests.php',
    'GET /api/regions.php',
    'GET /api/companyinfo.php',
  ];
  assert.deepEqual(missing(specified), []);
});

test('[7.018] the calls whose paths were left open exist: time bonus, like, messages, payment', () => {
  const chosen = [
    'GET /api/timebonus.php',
    'POST /api/like.php',
    'DELETE /api/like.php',
    'GET /api/chat.php',
    'POST /api/chat.php',
    'GET /api/packages.php',
    'GET /api/payment-methods.php',
    'POST /api/payment.php',
    'GET /api/payment.php',
  ];
  assert.deepEqual(missing(chosen), []);
});

/** Response field the specification reads of a call; null where it reads none. */
const FIELDS: Readonly<Record<string, readonly string[] | null>> = {
  'GET /api/user.php': ['user'],
  'POST /api/user.php': ['user'],
  'PUT /api/user.php': ['user'],
  'POST /api/user.php?push=1': null,
  'GET /api/geocode.php': ['country', 'region', 'city'],
  'POST /api/page-hidden.php': null,
  'GET /api/auto-like.php': ['profile'],
  'GET /api/discountcode.php': ['discountcode'],
  'GET /api/settings.php': ['settings'],
  'GET /api/chats.php': ['chats'],
  'GET /api/likes.php': ['profiles', 'liked_by'],
  'DELETE /api/chat.php': null,
  'GET /api/interests.php': ['interests'],
  'GET /api/regions.php': ['regions'],
  'GET /api/companyinfo.php': ['companyinfo'],
  'GET /api/timebonus.php': ['timebonus'],
  'POST /api/like.php': ['liked', 'match'],
  'DELETE /api/like.php': ['liked', 'match'],
  'POST /api/chat.php': ['message', 'conversation', 'credits'],
  'GET /api/chat.php': ['conversation', 'messages'],
  'GET /api/payment.php': ['payment'],
  'POST /api/payment.php': ['payment'],
  'GET /api/packages.php': ['packages', 'discount'],
  'GET /api/payment-methods.php': ['methods'],
  'GET /api/logout.php': null,
};

test('[7.013] [7.019] each call answers with the fields the specification reads, and with nothing it does not declare', async () => {
  const { client, user } = await memberWith(t, 5, { gender: 'male', signedUpAgo: 60 });
  const other = await memberWith(t, 5, { gender: 'female' });
  const { conversation } = (await send(other.client, user.id)).body;
  await other.client.post('/api/like.php', { member: user.id });
  const seen = new Map<string, unknown>();
  const call = async (method: Method, path: string, body?: unknown, headers?: Record<string, string>) => {
    const name = `${method} ${path.includes('push=1') ? path : path.split('?')[0]}`;
    const endpoint = ENDPOINTS.find(([, one]) => `${one.method} ${one.path}` === name)?.[1];
    assert.ok(endpoint, name);
    const answer = await client.request<object | null>(method, path, body, { ...(headers && { headers }) });
    assert.equal(answer.status, statusOf(endpoint), `${name}: ${answer.text}`);
    if (endpoint.response) {
      const fits = validatorOf(endpoint.response);
      assert.ok(fits(answer.body), `${name}: ${JSON.stringify(fits.errors)}`);
    } else assert.equal(answer.text, '', name);
    for (const field of FIELDS[name] ?? [])
      assert.ok(field in (answer.body ?? {}), `${name} has no ${field}`);
    seen.set(name, answer.body);
    return answer.body;
  };
  const likedByMe = { member: other.user.id };

  await call('GET', '/api/user.php');
  await call('PUT', '/api/user.php', { language: 'de' });
  await call('POST', '/api/user.php?push=1', {
    subscription: new PushBrowser('https://push.example/one').subscription,
  });
  await call('GET', '/api/geocode.php?lat=52.1&lon=5.1');
  await call('POST', '/api/page-hidden.php', {});
  await call('POST', '/api/like.php', likedByMe);
  await call('GET', '/api/auto-like.php');
  await call('GET', '/api/likes.php');
  await call('DELETE', '/api/like.php', likedByMe);
  for (const path of ['discountcode.php?welcome=true', 'settings.php?route=/members', 'chats.php'])
    await call('GET', `/api/${path}`);
  for (const path of ['interests.php', 'regions.php', 'companyinfo.php', 'timebonus.php', 'packages.php'])
    await call('GET', `/api/${path}`);
  await call('GET', '/api/payment-methods.php?country=NL');
  await call('POST', '/api/chat.php', {
    conversation: conversation.id,
    client_id: newId(),
    kind: 'text',
    text: 'yes',
  });
  await call('GET', `/api/chat.php?conversation=${conversation.id}`);
  await call('DELETE', '/api/chat.php', { conversation: conversation.id });
  const ordered = await call('POST', '/api/payment.php', { package: 'p2', method: 'ideal', ...ASKED });
  await call('GET', `/api/payment.php?id=${(ordered as CreatePaymentResponse).payment.id}`);
  await call('GET', '/api/logout.php', undefined, { 'x-client': 'web/2' });
  await call('POST', '/api/user.php', { email: other.user.email, password: PASSWORD });
  assert.deepEqual([...seen.keys()].sort(), Object.keys(FIELDS).sort());
  const { profile } = seen.get('GET /api/auto-like.php') as { profile: { id: string; main_image: unknown } };
  assert.deepEqual([profile.id, 'main_image' in profile], [other.user.id, true]);
});
