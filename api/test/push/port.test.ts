import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PushPayload } from '@rendezvous/contract/resources/push/schemas';
import { ConfigError, loadConfig } from '#src/platform/config.ts';
import { isPublicAddress } from '#src/platform/lib/public-address.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { isVapidPair, makeVapidPair } from '#src/platform/lib/vapid.ts';
import { createWebPush } from '#src/platform/ports/push.ts';
import { PushBrowser, checkVapid } from '../support/push/push-browser.ts';
import { startPushService } from '../support/push/push-service.ts';

const service = await startPushService();
const keys = makeVapidPair();
const push = createWebPush({ keys, subject: 'mailto:help@site.example', privateAddresses: true });
after(() => {
  push.close();
  return service.close();
});

const text: PushPayload = { v: 2, cause: 'message', title: 'T', body: 'B', url: '/chats', tag: 'message' };
const message = { payload: JSON.stringify(text), topic: 'message', ttlSeconds: 3600 };
const target = (browser: PushBrowser) => ({ endpoint: browser.endpoint, ...browser.subscription.keys });

test('what is sent can be read by that browser alone, and is signed for its push service', async ({
  mock,
}) => {
  const now = Date.now();
  mock.timers.enable({ apis: ['Date'], now });
  const [anna, bo] = [service.browser('anna'), service.browser('bo')];
  assert.equal(await push.send(target(anna), message), 'accepted');
  const [received] = service.to(anna);
  assert.ok(received);
  const payload = anna.read(received.body);
  assert.deepEqual(payload, text);
  assert.ok(validatorOf(PushPayload)(payload));
  assert.throws(() => bo.read(received.body));
  const claims = checkVapid(received.headers.authorization, keys.publicKey);
  assert.equal(claims.aud, service.origin);
  assert.equal(claims.sub, 'mailto:help@site.example');
  const lifetime = claims.exp - Math.floor(now / 1000);
  assert.ok(lifetime > 0 && lifetime <= 86_400, `${lifetime} s`);
  assert.equal(received.headers['content-encoding'], 'aes128gcm');
  assert.equal(received.headers.ttl, '3600');
  assert.match(String(received.headers.topic), /^[A-Za-z0-9_-]{32}$/);
});

test('a browser that is gone and a service that has trouble have different outcomes', async () => {
  const browser = service.browser('moody');
  for (const [status, outcome] of [
    [200, 'accepted'],
    [404, 'gone'],
    [410, 'gone'],
  ] as const) {
    service.answer.set('/push/moody', status);
    assert.equal(await push.send(target(browser), message), outcome);
  }
  for (const status of [301, 400, 403, 429, 500, 503]) {
    service.answer.set('/push/moody', status);
    await assert.rejects(push.send(target(browser), message), new RegExp(`answered ${status}`));
  }
  await assert.rejects(
    push.send({ ...target(browser), endpoint: 'https://localhost:1/x' }, message),
    /not reached/,
  );
});

test('a name that leads to this machine is not connected to', async () => {
  const careful = createWebPush({ keys, subject: 'mailto:help@site.example', privateAddresses: false });
  after(() => careful.close());
  const before = service.received.length;
  const browser = new PushBrowser('https://localhost/push/inside');
  await assert.rejects(careful.send(target(browser), message), /does not lead to a public address/);
  assert.equal(await careful.send(target(new PushBrowser('https://127.0.0.1/x')), message), 'gone');
  assert.equal(service.received.length, before);
});

test('addresses inside a net are distinguished from those of the internet', () => {
  const inside = [
    '127.0.0.1',
    '10.0.0.1',
    '172.16.9.9',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2002:0a00:0001::1',
    '2001:db8::1',
    'ff02::1',
    'no address',
  ];
  const outside = [
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '142.250.179.138',
    '2a00:1450:400e:811::200a',
    '2620:fe::fe',
  ];
  assert.deepEqual(inside.filter(isPublicAddress), []);
  assert.deepEqual(
    outside.filter((address) => !isPublicAddress(address)),
    [],
  );
});

test('keys of the environment are a pair with a subject, or the boot stops', () => {
  const message = (variables: Record<string, string>) => {
    try {
      loadConfig(variables);
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.message;
    }
    return 'accepted';
  };
  const { publicKey, privateKey } = makeVapidPair();
  assert.ok(isVapidPair({ publicKey, privateKey }));
  assert.equal(
    message({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:help@site.example',
    }),
    'accepted',
  );
  assert.match(message({ VAPID_PUBLIC_KEY: publicKey }), /^VAPID_PRIVATE_KEY/);
  assert.match(
    message({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: makeVapidPair().privateKey }),
    /^VAPID_PUBLIC_KEY does not belong/,
  );
  assert.match(message({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: privateKey }), /^VAPID_PUBLIC_KEY/);
  assert.match(message({ VAPID_SUBJECT: 'help@site.example' }), /^VAPID_SUBJECT/);
  assert.match(message({ MAIL_FEEDBACK_KEY: 'short' }), /^MAIL_FEEDBACK_KEY/);
  assert.match(message({ PUSH_PRIVATE_ADDRESSES: 'true', HOST: '0.0.0.0' }), /^PUSH_PRIVATE_ADDRESSES/);
});
