import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { ConfigError, loadConfig } from '#src/platform/config.ts';
import { createMollie } from '#src/money/payments/mollie/provider.ts';
import type { ProviderOrder } from '#src/money/payments/provider.ts';
import { MOLLIE_TEST_KEY, startMollieDouble } from '#test/support/payments/mollie-double.ts';

const double = await startMollieDouble();
after(() => double.close());
const { books } = double;
const options = { apiKey: MOLLIE_TEST_KEY, apiEndpoint: double.endpoint };
const mollie = createMollie(options);

beforeEach(() => {
  books.payments = [];
  books.hooks = [];
  double.requests.length = 0;
  double.faults.length = 0;
  double.forgetKeys();
});

const order: ProviderOrder = {
  paymentId: 'order-1',
  amount: { amount: 2250, currency: 'EUR' },
  method: 'visa',
  returnUrl: 'https://rendezvous.example/transactions/order-1',
  webhookUrl: 'https://rendezvous.example/api/payment-webhook.php?provider=mollie',
  language: 'nl',
  description: '25 credits',
};

test('a creation that answers 500 after it was done makes one payment at Mollie', async () => {
  double.faults.push('500 after doing it', '500 after doing it');
  const { providerId } = await mollie.create(order, 'order-1');
  assert.deepEqual(
    books.payments.map(({ id }) => id),
    [providerId],
  );
});

test('a call that Mollie does not answer fails after the time limit', async () => {
  double.faults.push('silence');
  const hasty = createMollie({ ...options, limitMs: 200 });
  await assert.rejects(hasty.look('tr_0123456789'), { message: 'no answer within 200 ms' });
});

test('a cancellation that Mollie refuses is no error, and the payment stays paid', async () => {
  const { providerId } = await mollie.create(order, 'order-1');
  books.become(providerId, 'paid');
  await mollie.cancel(providerId);
  assert.equal((await mollie.look(providerId))?.status, 'paid');
});

test('a refund asked again after Mollie has forgotten its key is one refund', async () => {
  const { providerId } = await mollie.create(order, 'order-1');
  books.become(providerId, 'paid');
  const half = { amount: 1000, currency: 'EUR' };
  const first = await mollie.refund(providerId, half, 'return-1');
  double.forgetKeys();
  assert.deepEqual(await mollie.refund(providerId, half, 'return-1'), first);
  assert.equal(books.find(providerId).refunds.length, 1);
});

test('an address of a webhook on this machine is not sent, since Mollie refuses it', async () => {
  const webhookUrl = 'http://localhost:4200/api/payment-webhook.php?provider=mollie';
  const { providerId } = await mollie.create({ ...order, webhookUrl }, 'order-2');
  assert.equal(books.find(providerId).webhookUrl, null);
});

test('every brand of card is the one card method of Mollie, and direct debit is none of its page', async () => {
  await mollie.create(order, 'order-3');
  assert.equal(books.payments[0]?.method, 'creditcard');
  await assert.rejects(mollie.create({ ...order, method: 'sdd' }, 'order-4'), RangeError);
});

test('a webhook is read only where its id has the shape of a payment', async () => {
  assert.deepEqual(await mollie.readWebhook({ id: 'tr_5B8cwPMGnU' }, {}), ['tr_5B8cwPMGnU']);
  for (const body of [null, 'id=tr_5B8cwPMGnU', {}, { id: 7 }, { id: 're_5B8cwPMGnU' }, { id: 'tr_/../x' }])
    assert.equal(await mollie.readWebhook(body, {}), null);
  assert.equal(double.requests.length, 0);
});

test('a key that Mollie does not accept is an error, and no unknown payment', async () => {
  const stranger = createMollie({ ...options, apiKey: 'test_ffffffffffffffffffffffffffffff' });
  await assert.rejects(stranger.look('tr_0123456789'), { statusCode: 401 });
});

test('a test key is refused where anything is real, a live key where the books could be lost', () => {
  const message = (environment: Record<string, string>) => {
    try {
      loadConfig({ DATA_DIR: '/tmp/never-opened', ...environment });
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.message;
    }
    return 'accepted';
  };
  const live = { MOLLIE_API_KEY: MOLLIE_TEST_KEY.replace('test', 'live') };
  const real = { BASE_URL: 'https://rendezvous.example' };
  const postgres = { DATABASE_URL: 'postgres://localhost/rendezvous' };
  assert.equal(message({ MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: double.endpoint }), 'accepted');
  assert.equal(message({ ...live, ...real, ...postgres }), 'accepted');
  assert.match(message({ MOLLIE_API_KEY: MOLLIE_TEST_KEY, ...real }), /is a test key/);
  assert.match(message({ ...live, ...postgres }), /refused where the data are for development/);
  assert.match(message({ ...live, ...real }), /needs PostgreSQL/);
  assert.match(
    message({ ...live, ...real, ...postgres, MOLLIE_API_URL: double.endpoint }),
    /^MOLLIE_API_URL/,
  );
  assert.match(message({ MOLLIE_API_KEY: 'secret' }), /^MOLLIE_API_KEY must be a key of Mollie/);
});
