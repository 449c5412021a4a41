import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { statusOf, type Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { LIKE, READ_UNSEEN_MATCH, READ_LIKES, UNLIKE } from '@rendezvous/contract/resources/likes/endpoints';
import {
  READ_USER,
  CHANGE_USER,
  LOG_OUT_BY_READING,
  LOG_IN,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { GEOCODE, READ_REGIONS } from '@rendezvous/contract/resources/places/endpoints';
import { PAGE_HIDDEN } from '@rendezvous/contract/resources/visits/endpoints';
import {
  READ_DISCOUNT_CODE,
  READ_TIME_BONUS,
  READ_PACKAGES,
  READ_PAYMENT_METHODS,
  START_PAYMENT,
  READ_PAYMENT,
} from '@rendezvous/contract/resources/payments/endpoints';
import { READ_SETTINGS, READ_INTERESTS, READ_COMPANY_INFO } from '@rendezvous/contract/settings/endpoints';
import {
  READ_CHATS,
  SEND_MESSAGE,
  READ_CHAT,
  REMOVE_CHAT,
} from '@rendezvous/contract/resources/chats/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { ASKED } from '../payments/support.ts';
import type { CallArguments } from '../support/client.ts';
import { PushBrowser } from '../support/push/push-browser.ts';

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

test('[7.018] the calls without a specified path exist: time bonus, like, messages, payment', () => {
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
  await other.client.call(LIKE, { member: user.id });
  const seen = new Map<string, unknown>();
  const call = async <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => {
    const { method, path } = endpoint;
    const name = `${method} ${path}`;
    const answer = await client.call(endpoint, ...args);
    assert.equal(answer.status, statusOf(endpoint), `${name}: ${answer.text}`);
    if (endpoint.response) {
      const fits = validatorOf(endpoint.response);
      assert.ok(fits(answer.body), `${name}: ${JSON.stringify(fits.errors)}`);
    } else assert.equal(answer.text, '', name);
    for (const field of FIELDS[name] ?? [])
      assert.ok(field in (answer.body as object), `${name} has no ${field}`);
    seen.set(name, answer.body);
    return answer.body;
  };
  const likedByMe = { member: other.user.id };

  await call(READ_USER);
  await call(CHANGE_USER, { language: 'de' });
  await call(SUBSCRIBE_PUSH, {
    subscription: new PushBrowser('https://push.example/one').subscription,
  });
  await call(GEOCODE, { lat: 52.1, lon: 5.1 });
  await call(PAGE_HIDDEN, {});
  await call(LIKE, likedByMe);
  await call(READ_UNSEEN_MATCH);
  await call(READ_LIKES);
  await call(UNLIKE, likedByMe);
  await call(READ_DISCOUNT_CODE, { welcome: true });
  await call(READ_SETTINGS, { route: '/members' });
  for (const read of [
    READ_CHATS,
    READ_INTERESTS,
    READ_REGIONS,
    READ_COMPANY_INFO,
    READ_TIME_BONUS,
    READ_PACKAGES,
  ])
    await call<Endpoint>(read);
  await call(READ_PAYMENT_METHODS, { country: 'NL' });
  await call(SEND_MESSAGE, {
    conversation: conversation.id,
    client_id: newId(),
    kind: 'text',
    text: 'yes',
  });
  await call(READ_CHAT, { conversation: conversation.id });
  await call(REMOVE_CHAT, { conversation: conversation.id });
  const { payment } = await call(START_PAYMENT, {
    package: 'p2',
    method: 'ideal',
    amount: { amount: 2_250, currency: 'EUR' },
    ...ASKED,
  });
  await call(READ_PAYMENT, { id: payment.id });
  await call(LOG_OUT_BY_READING, undefined, { headers: { 'x-client': 'web/2' } });
  await call(LOG_IN, { email: other.user.email, password: PASSWORD });
  assert.deepEqual([...seen.keys()].sort(), Object.keys(FIELDS).sort());
  const { profile } = seen.get('GET /api/auto-like.php') as { profile: { id: string; main_image: unknown } };
  assert.deepEqual([profile.id, 'main_image' in profile], [other.user.id, true]);
});
