import { after } from 'node:test';
import { createMollie } from '#src/money/payments/mollie/provider.ts';
import { MOLLIE_TEST_KEY, startMollieDouble } from '#test/support/payments/mollie-double.ts';
import { testProviderContract } from './provider-contract.ts';

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
