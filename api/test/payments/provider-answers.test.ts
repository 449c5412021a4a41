import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { RECEIVE_PAYMENT_WEBHOOK, READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { receiveWebhook } from '#src/money/payments/look.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { EVENTS, SIGNATURE_HEADER } from '#src/money/payments/sandbox/dialects.ts';
import { REFUND_SECONDS } from '#src/money/payments/sandbox/provider.ts';
import { findOfOrder, update } from '#src/money/payments/sandbox/repository.ts';
import { settle } from '#src/money/payments/settle.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { createTestApp } from '../harness.ts';
import {
  answered,
  away,
  choose,
  hook,
  ledgerIsSound,
  orderBy,
  payLate,
  snapshotOf,
  started,
  statusOf,
  withProvider,
} from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;

const mailsTo = async (email: string) =>
  (await db.selectFrom('outbox_mails').select('subject').where('to', '=', email).execute()).length;
/** Pays at the provider, which reports nothing. */
const payUnseen = async (id: string) => {
  const { providerId } = await snapshotOf(t, id);
  await update(db, providerId, { status: 'paid' });
  return providerId;
};

test('three deliveries of a webhook at once credit once (opencode#28402)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  const providerId = await payUnseen(id);
  const answers = await Promise.all([1, 2, 3].map(() => hook(t, providerId)));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
  await ledgerIsSound(t);
});

test('return and webhook at once credit once and send one mail, and a webhook about a refund weeks later sends none (Shopware6#1037, saleor#14648)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  const providerId = await payUnseen(id);
  const [page, report] = await Promise.all([client.call(READ_PAYMENT, { id }), hook(t, providerId)]);
  assert.deepEqual([page.status, report.statusCode], [200, 200]);
  // The page that asked at the same time may have been answered before.
  assert.equal((await client.call(READ_PAYMENT, { id })).body.payment.status, 'completed');
  await jobs.drain();
  assert.equal(await mailsTo(user.email), 1);
  const purchases = db
    .selectFrom('ledger_entries')
    .select('line')
    .where('operation_id', '=', `payment:${id}`);
  assert.equal((await purchases.execute()).length, 2, 'one movement has two sides');
  await t.advance(20 * 86_400);
  await choose(client, id, 'refunded_partly');
  await jobs.drain();
  const receipts = db.selectFrom('outbox_mails').select('subject').where('to', '=', user.email);
  const sent = (await receipts.execute()).filter(({ subject }) => subject.includes('is confirmed'));
  assert.equal(sent.length, 1);
  await ledgerIsSound(t);
});

test('a webhook that comes before the provider’s id is stored is found by the order in it (cashier-mollie#117)', async () => {
  const { user } = await t.member();
  const { context, sandbox } = withProvider(t, {
    async create(wanted, key) {
      const made = await sandbox.create(wanted, key);
      await update(db, made.providerId, { status: 'paid' });
      assert.equal((await hook(t, made.providerId)).statusCode, 200);
      return made;
    },
  });
  const { payment } = await orderBy(context, user);
  const stored = await findPayment(db, payment.id);
  assert.deepEqual([stored?.status, await balanceOf(db, user.id)], ['completed', 25]);
  assert.ok(stored?.provider_id);
});

test('the provider is not asked about an unknown id while each of its orders has one', async () => {
  const { client } = await t.member();
  await started(client);
  await db.deleteFrom('payments').where('provider_id', 'is', null).execute();
  const { context } = withProvider(t, { look: away });
  await receiveWebhook(context, context.providers.current!, [`sb_${newId()}`]);
});

test('a webhook is refused while the provider is away, and its repeat is booked', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  const providerId = await payUnseen(id);
  const { context } = withProvider(t, { look: away });
  await assert.rejects(receiveWebhook(context, context.providers.current!, [providerId]), {
    code: 'unavailable',
  });
  assert.equal(await balanceOf(db, user.id), 0);
  assert.equal((await hook(t, providerId)).statusCode, 200);
  assert.equal(await balanceOf(db, user.id), 25);
});

test('an open payment that is looked up changes nothing (medusa#14205)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  const { providerId } = await snapshotOf(t, id);
  const before = await findPayment(db, id);
  for (let count = 0; count < 3; count += 1) assert.equal((await hook(t, providerId)).statusCode, 200);
  assert.deepEqual(await findPayment(db, id), before);
  assert.equal(await balanceOf(db, user.id), 0);
});

test('an answer that is older than the last one changes nothing (cashier-stripe#1201)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await payLate(t, id);
  for (const older of ['open', 'failed', 'cancelled', 'expired'] as const) await answered(t, id, older);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
});

test('the end of an earlier attempt changes nothing about the later one that was paid (WooCommerce#1159)', async () => {
  const { user, client } = await t.member();
  const earlier = await started(client);
  const later = await started(client);
  await choose(client, later.id, 'paid');
  await answered(t, earlier.id, 'expired');
  assert.deepEqual(
    [await statusOf(client, earlier.id), await statusOf(client, later.id)],
    ['expired', 'completed'],
  );
  assert.equal(await balanceOf(db, user.id), 25);
});

test('a changed order is another payment at the provider, and a late webhook about a settled one is answered (vendure#2941)', async () => {
  const { client } = await t.member();
  const first = await started(client);
  const changed = await started(client, { package: 'p1' });
  const ids = await Promise.all([first, changed].map(async ({ id }) => (await findOfOrder(db, id))!.id));
  assert.equal(new Set(ids).size, 2);
  await choose(client, changed.id, 'paid');
  assert.equal((await hook(t, ids[1]!)).statusCode, 200);
  assert.equal(await statusOf(client, changed.id), 'completed');
});

test('another amount or currency than ordered gives no credits; the money goes back and operators read why (tommalopty#7)', async () => {
  for (const paid of [
    { amount: 2_249, currency: 'EUR' },
    { amount: 2_251, currency: 'EUR' },
    { amount: 2_250, currency: 'PLN' },
  ]) {
    const { user, client } = await t.member();
    const { id } = await started(client);
    const { context, events } = withProvider(t, {});
    const snapshot = await snapshotOf(t, id, { status: 'paid', amount: paid });
    await settle(context, 'sandbox', id, snapshot);
    await settle(context, 'sandbox', id, snapshot);
    assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['cancelled', 0]);
    assert.deepEqual(
      events.map(({ event, reason, payment }) => [event, reason, payment]),
      [['payment_money_refused', 'wrong_amount', id]],
    );
  }
  await ledgerIsSound(t);
});

test('a wrong amount at the checkout is given back whole', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'wrong_amount');
  await jobs.drain();
  await t.advance(REFUND_SECONDS);
  await jobs.drain();
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['refunded', 0]);
  const { amount, refunds } = await snapshotOf(t, id);
  assert.deepEqual([amount.amount, refunds.map((refund) => refund.amount.amount)], [2_249, [2_249]]);
});

test('a checkout that was paid before it is closed completes its order, and the closing is no failed job (api-documentation#674)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await t.advance(31 * 60);
  const { context, sandbox } = withProvider(t, {});
  await update(db, (await findOfOrder(db, id))!.id, { status: 'paid' });
  await db
    .updateTable('payments')
    .set({ status: 'expired', next_look_at: null })
    .where('id', '=', id)
    .execute();
  await sandbox.cancel((await findOfOrder(db, id))!.id);
  await jobs.send(db, 'payment-close-checkout', { payment: id });
  await jobs.drain();
  assert.ok(context);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
});

test('a signed event without its signature, or with that of another event, is refused', async () => {
  const events = await createTestApp({ PAYMENT_PROVIDER: EVENTS.name });
  after(() => events.close());
  const { user, client } = await events.member();
  const { id } = await started(client);
  const { id: providerId } = (await findOfOrder(events.services.db, id))!;
  const send = (payload: string, headers: Record<string, string>) =>
    events.app.inject({
      method: 'POST',
      url: `${RECEIVE_PAYMENT_WEBHOOK.path}?provider=${EVENTS.name}`,
      payload,
      headers,
    });
  const { signer } = events.services;
  const paid = EVENTS.word(signer, { id: providerId, status: 'paid' });
  const other = EVENTS.word(signer, { id: providerId, status: 'failed' });
  assert.equal((await send(paid.payload, { 'content-type': 'application/json' })).statusCode, 403);
  const forged = { ...paid.headers, [SIGNATURE_HEADER]: other.headers[SIGNATURE_HEADER]! };
  assert.equal((await send(paid.payload, forged)).statusCode, 403);
  // A signed event that says more than the provider does is not believed.
  assert.equal((await send(paid.payload, paid.headers)).statusCode, 200);
  assert.equal(await balanceOf(events.services.db, user.id), 0);
  await choose(client, id, 'paid');
  assert.equal(await balanceOf(events.services.db, user.id), 25);
});
