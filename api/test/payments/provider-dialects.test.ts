import { after } from 'node:test';
import { createMollie } from '#src/money/payments/mollie/provider.ts';
import { EVENTS, IDS, type Dialect } from '#src/money/payments/sandbox/dialects.ts';
import { changeLater } from '#src/money/payments/sandbox/outcomes.ts';
import { createSandbox, REFUND_SECONDS } from '#src/money/payments/sandbox/provider.ts';
import * as sandbox from '#src/money/payments/sandbox/repository.ts';
import { MOLLIE_TEST_KEY, startMollieDouble } from '#test/support/payments/mollie-double.ts';
import { createTestApp } from '../harness.ts';
import { testProviderContract, type ProviderWorld } from './provider-contract.ts';

const double = await startMollieDouble();
after(() => double.close());
const { books } = double;

testProviderContract('Mollie', {
  provider: createMollie({ apiKey: MOLLIE_TEST_KEY, apiEndpoint: double.endpoint }),
  pay: async (id) => books.become(id, 'paid'),
  fail: async (id) => books.become(id, 'failed'),
  expire: async (id) => books.become(id, 'expired'),
  settleRefund: async (_id, refundId, state) =>
    books.refundBecomes(refundId, state === 'done' ? 'refunded' : 'failed'),
  chargeBack: async (id) => void books.chargeBack(id),
  reverseChargeBack: async (id) => books.reverse(id, books.find(id).chargebacks[0]!.id),
  webhook: async (id) => {
    const hook = books.hooks.findLast(({ body }) => body === `id=${id}`);
    return { body: Object.fromEntries(new URLSearchParams(hook?.body)), headers: {} };
  },
});

const t = await createTestApp();
after(() => t.close());
const { db, clock, signer } = t.services;

/** The sandbox, moved as its page moves it. */
function sandboxWorld(dialect: Dialect): ProviderWorld {
  const find = async (id: string) => (await sandbox.find(db, id))!;
  return {
    provider: createSandbox(t.services, dialect),
    pay: (id) => sandbox.update(db, id, { status: 'paid' }),
    fail: (id) => sandbox.update(db, id, { status: 'failed' }),
    expire: (id) => sandbox.update(db, id, { status: 'expired' }),
    settleRefund: async (id, _refundId, state) =>
      state === 'done' ? clock.advance(REFUND_SECONDS) : sandbox.update(db, id, { refunds_fail: true }),
    chargeBack: async (id) => changeLater(db, await find(id), 'charged_back', clock.now()),
    reverseChargeBack: async (id) => changeLater(db, await find(id), 'chargeback_reversed', clock.now()),
    webhook: async (id) => {
      const { payload, headers } = dialect.word(signer, await find(id));
      const isForm = headers['content-type']?.includes('form');
      const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(payload)) : JSON.parse(payload);
      return { body, headers };
    },
  };
}

testProviderContract('sandbox with ids only', sandboxWorld(IDS));
testProviderContract('sandbox with signed events', sandboxWorld(EVENTS));
