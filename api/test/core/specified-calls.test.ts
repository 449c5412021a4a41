import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestApp } from '../harness.ts';

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

test('[7.019] every call declares what it answers when it succeeds', () => {
  const documents = calls.filter(({ url }) => url !== '/api/events'); // a stream, whose events are typed one by one
  const silent = documents.filter(
    ({ response }) => !Object.keys(response ?? {}).some((status) => /^[23]/.test(status)),
  );
  assert.deepEqual(
    silent.map(({ method, url }) => `${method} ${url}`),
    [],
  );
});
