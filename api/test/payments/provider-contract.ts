import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProviderOrder, Snapshot } from '#src/money/payments/provider.ts';
import type { ProviderWorld } from '#test/support/payments/worlds.ts';

let orders = 0;
const price = { amount: 2250, currency: 'EUR' };

const account = {
  memberId: 'member-1',
  name: 'Anna de Vries',
  iban: 'NL91ABNA0417164300',
  signedAt: new Date('2026-11-28T10:00:00Z'),
};

function newOrder(): ProviderOrder {
  const paymentId = `order-${++orders}-${process.pid}`;
  return {
    paymentId,
    amount: price,
    method: 'ideal',
    returnUrl: `https://rendezvous.example/transactions/${paymentId}`,
    webhookUrl: 'https://rendezvous.example/api/payment-webhook.php',
    language: 'en',
    description: '25 credits',
  };
}

async function gather(listing: AsyncIterable<Snapshot>): Promise<Snapshot[]> {
  const all: Snapshot[] = [];
  for await (const snapshot of listing) all.push(snapshot);
  return all;
}

/** Tests what every provider promises (provider.ts), whatever its dialect. */
export function testProviderContract(dialect: string, world: ProviderWorld): void {
  const { provider } = world;
  const create = async () => {
    const order = newOrder();
    const { providerId } = await provider.create(order, order.paymentId);
    return { order, providerId };
  };
  const paid = async () => {
    const made = await create();
    await world.pay(made.providerId);
    return made;
  };
  const look = async (providerId: string) => {
    const snapshot = await provider.look(providerId);
    assert.ok(snapshot);
    return snapshot;
  };

  test(`${dialect}: a new payment is open, for the amount and order it was made with`, async () => {
    const { order, providerId } = await create();
    const { status, amount, paymentId, refunds, chargebacks } = await look(providerId);
    assert.deepEqual(
      { status, amount, paymentId, refunds, chargebacks },
      { status: 'open', amount: price, paymentId: order.paymentId, refunds: [], chargebacks: [] },
    );
  });

  test(`${dialect}: the same key makes one payment, with one checkout`, async () => {
    const order = newOrder();
    const make = () => provider.create(order, order.paymentId);
    const first = await make();
    assert.deepEqual(await make(), first);
    assert.match(first.checkoutUrl, /^https?:\/\//);
  });

  test(`${dialect}: an unknown payment is null`, async () => {
    for (const id of ['tr_00000000000000', 'nothing', '']) assert.equal(await provider.look(id), null);
  });

  for (const [act, status] of [
    ['pay', 'paid'],
    ['fail', 'failed'],
    ['expire', 'expired'],
  ] as const)
    test(`${dialect}: a payment is ${status} once it is, and its webhook names it`, async () => {
      const { providerId } = await create();
      await world[act](providerId);
      assert.equal((await look(providerId)).status, status);
      const { body, headers } = await world.webhook(providerId);
      assert.deepEqual(await provider.readWebhook(body, headers), [providerId]);
    });

  test(`${dialect}: an open payment is cancelled, twice without an error`, async () => {
    const { providerId } = await create();
    await provider.cancel(providerId);
    await provider.cancel(providerId);
    assert.equal((await look(providerId)).status, 'cancelled');
  });

  test(`${dialect}: cancelling a paid payment changes nothing and is no error`, async () => {
    const { providerId } = await paid();
    await provider.cancel(providerId);
    assert.equal((await look(providerId)).status, 'paid');
  });

  test(`${dialect}: a refund is one for its key, under way until it is done, and the payment stays paid`, async () => {
    const { providerId } = await paid();
    const part = { amount: 1440, currency: 'EUR' };
    const refund = await provider.refund(providerId, part, `return-${providerId}`);
    assert.equal((await provider.refund(providerId, part, `return-${providerId}`)).id, refund.id);
    assert.deepEqual([refund.state, refund.amount], ['under_way', part]);
    await world.settleRefund(providerId, refund.id, 'done');
    const { status, refunds } = await look(providerId);
    assert.deepEqual([status, refunds.map(({ id, state }) => [id, state])], ['paid', [[refund.id, 'done']]]);
  });

  test(`${dialect}: a refund that the bank refuses is failed at the next look`, async () => {
    const { providerId } = await paid();
    const { id } = await provider.refund(providerId, price, `return-${providerId}`);
    await world.settleRefund(providerId, id, 'failed');
    assert.deepEqual(
      (await look(providerId)).refunds.map(({ state }) => state),
      ['failed'],
    );
  });

  test(`${dialect}: more than was paid is not refunded`, async () => {
    const { providerId } = await paid();
    await assert.rejects(provider.refund(providerId, { amount: 2251, currency: 'EUR' }, 'too much'));
    assert.deepEqual((await look(providerId)).refunds, []);
  });

  test(`${dialect}: a charge-back and its reversal are read, and the payment stays paid`, async () => {
    const { providerId } = await paid();
    await world.chargeBack(providerId);
    const [open] = (await look(providerId)).chargebacks;
    assert.deepEqual([open?.amount, open?.reversedAt], [price, null]);
    await world.reverseChargeBack(providerId);
    const { status, chargebacks } = await look(providerId);
    assert.equal(status, 'paid');
    assert.deepEqual(
      chargebacks.map(({ id, reversedAt }) => [id, reversedAt !== null]),
      [[open?.id, true]],
    );
  });

  test(`${dialect}: a listing has each payment of its time once, with refunds`, async () => {
    const made = [await create(), await paid(), await create(), await paid()];
    const [, second] = made;
    await provider.refund(second!.providerId, price, `return-${second!.providerId}`);
    const { createdAt } = await look(made[0]!.providerId);
    const listed = await gather(provider.list(createdAt, new Date(createdAt.getTime() + 60_000)));
    const ids = new Set(made.map(({ providerId }) => providerId));
    const own = listed.filter(({ providerId }) => ids.has(providerId));
    assert.equal(own.length, made.length);
    assert.equal(own.flatMap(({ refunds }) => refunds).length, 1);
    const early = await gather(provider.list(new Date(0), createdAt));
    assert.ok(early.every(({ providerId }) => !ids.has(providerId)));
  });

  const orderStored = async () => {
    const order = { ...newOrder(), method: 'creditcard', keep: true } as const;
    return { order, ...(await provider.create(order, order.paymentId)) };
  };
  const storedCard = async () => {
    const { providerId } = await orderStored();
    await world.pay(providerId);
    const { mandate } = await look(providerId);
    assert.ok(mandate);
    return { providerId, mandate };
  };
  const charged = async (mandateId: string, method: 'sdd' | 'creditcard' = 'sdd') => {
    const order = { ...newOrder(), method };
    return { order, ...(await provider.charge(order, mandateId, order.paymentId)) };
  };
  const sign = (reference: string) =>
    provider.mandate({ ...account, reference }, `order-${reference}-${process.pid}`);

  test(`${dialect}: a payment that nothing is stored of has no mandate`, async () => {
    const { providerId } = await paid();
    assert.equal((await look(providerId)).mandate, null);
  });

  test(`${dialect}: a stored card is valid once its payment is paid, with last four digits and expiry`, async () => {
    const { providerId } = await orderStored();
    assert.notEqual((await look(providerId)).mandate?.status, 'valid');
    await world.pay(providerId);
    const { mandate } = await look(providerId);
    assert.deepEqual([mandate?.status, mandate?.method], ['valid', 'creditcard']);
    assert.match(mandate?.last4 ?? '', /^\d{4}$/);
    assert.equal(mandate?.expiresOn, '2031-12-31');
    assert.deepEqual(await provider.lookMandate(mandate.id), mandate);
  });

  test(`${dialect}: a checkout that is left stores nothing that can be charged`, async () => {
    const { providerId } = await orderStored();
    await provider.cancel(providerId);
    const { mandate } = await look(providerId);
    assert.notEqual(mandate?.status, 'valid');
    await assert.rejects(charged(mandate?.id ?? '', 'creditcard'));
  });

  test(`${dialect}: a mandate may wait after its payment, and is valid later`, async () => {
    const { providerId } = await orderStored();
    await world.payAndWait(providerId);
    const { status, mandate } = await look(providerId);
    assert.deepEqual([status, mandate?.status], ['paid', 'pending']);
    await assert.rejects(charged(mandate?.id ?? '', 'creditcard'));
    await world.confirmMandate(providerId);
    assert.equal((await look(providerId)).mandate?.status, 'valid');
  });

  test(`${dialect}: a stored card is charged once for its key, without a checkout`, async () => {
    const { mandate } = await storedCard();
    const { order, providerId } = await charged(mandate.id, 'creditcard');
    assert.equal((await provider.charge(order, mandate.id, order.paymentId)).providerId, providerId);
    const { status, amount, paymentId, mandate: used } = await look(providerId);
    assert.deepEqual([status, amount, paymentId, used?.id], ['paid', price, order.paymentId, mandate.id]);
  });

  test(`${dialect}: a charge that the bank refuses has failed`, async () => {
    const { providerId, mandate } = await storedCard();
    await world.refuseCharges(providerId);
    assert.equal((await look((await charged(mandate.id, 'creditcard')).providerId)).status, 'failed');
  });

  test(`${dialect}: a signed account makes one mandate for its key, valid at once`, async () => {
    const mandate = await sign('R-1');
    assert.deepEqual(await sign('R-1'), mandate);
    const { status, method, last4, expiresOn } = mandate;
    assert.deepEqual([status, method, last4, expiresOn], ['valid', 'sdd', '4300', null]);
  });

  test(`${dialect}: a debit is promised, and paid when the bank has collected it`, async () => {
    const { providerId } = await charged((await sign('R-2')).id);
    assert.equal((await look(providerId)).status, 'promised');
    await world.pay(providerId);
    const { status, reason } = await look(providerId);
    assert.deepEqual([status, reason], ['paid', null]);
  });

  for (const reason of ['AC04', 'AM04', 'MD06', 'MS02'] as const) {
    test(`${dialect}: a promised debit that comes back as ${reason} has failed, with the reason`, async () => {
      const { providerId } = await charged((await sign(`P-${reason}`)).id);
      await world.returnDebit(providerId, reason);
      const { status, reason: read, chargebacks } = await look(providerId);
      assert.deepEqual([status, read, chargebacks], ['failed', reason, []]);
    });

    test(`${dialect}: a collected debit that comes back as ${reason} is charged back, and may be reversed`, async () => {
      const { providerId } = await charged((await sign(`C-${reason}`)).id);
      await world.pay(providerId);
      await world.returnDebit(providerId, reason);
      const { status, reason: read, chargebacks } = await look(providerId);
      assert.deepEqual([status, read, chargebacks[0]?.amount], ['paid', reason, price]);
      await world.reverseChargeBack(providerId);
      assert.notEqual((await look(providerId)).chargebacks[0]?.reversedAt, null);
    });
  }

  test(`${dialect}: a deleted mandate is gone, twice without an error, and is not charged`, async () => {
    const { id } = await sign('R-3');
    await provider.revokeMandate(id);
    await provider.revokeMandate(id);
    assert.equal(await provider.lookMandate(id), null);
    await assert.rejects(charged(id));
  });

  test(`${dialect}: an unknown mandate is null, and deleting it is no error`, async () => {
    for (const id of ['cst_00000000/mdt_00000000', 'nothing', '']) {
      assert.equal(await provider.lookMandate(id), null);
      await provider.revokeMandate(id);
    }
  });

  test(`${dialect}: cards and direct debit may be stored, and no other method`, async () => {
    const offers = await provider.methods({ country: 'NL', amount: price });
    const keepable = new Map(offers.map(({ id, keepable }) => [id, keepable]));
    for (const id of ['creditcard', 'visa', 'mastercard', 'sdd'] as const)
      assert.equal(keepable.get(id), true, id);
    for (const id of ['ideal', 'paypal', 'paysafecard', 'sct'] as const)
      assert.equal(keepable.get(id), false, id);
  });

  test(`${dialect}: a webhook of another kind is not its own`, async () => {
    for (const body of [null, '', {}, { id: '' }, { id: { $ne: 1 } }, [], 'id=tr_x'])
      assert.equal(await provider.readWebhook(body, {}), null);
  });

  test(`${dialect}: methods are offered with bounds that fit the amount`, async () => {
    const offers = await provider.methods({ country: 'NL', amount: price });
    assert.ok(offers.some(({ id }) => id === 'ideal'));
    for (const { minimum, maximum } of offers) {
      assert.ok(!minimum || minimum.amount <= price.amount);
      assert.ok(!maximum || maximum.amount >= price.amount);
    }
  });
}
