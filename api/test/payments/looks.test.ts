import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lookAtDue } from '#src/money/payments/look.ts';
import { nextLook } from '#src/money/payments/policy.ts';
import type { PaymentContext } from '#src/money/payments/context.ts';
import { findOfOrder, update } from '#src/money/payments/sandbox/repository.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import { away, choose, paymentsOf, snapshotOf, started, statusOf, withProvider } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
const MINUTE = 60;

/** Pays at the provider, which reports nothing. */
const payUnseen = async (id: string) => update(db, (await findOfOrder(db, id))!.id, { status: 'paid' });
const storedStatus = async (id: string) =>
  (await db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** The payment functions with a provider that counts its looks. */
function counted(): { context: PaymentContext; looks: string[] } {
  const looks: string[] = [];
  const { context, sandbox } = withProvider(t, {
    look: (id) => {
      looks.push(id);
      return sandbox.look(id);
    },
  });
  return { context, looks };
}

test('a pending order is looked up after 1, 5, 15 and 60 minutes, then daily, and once when its time is over', () => {
  const at = new Date('2026-11-27T12:00:00Z');
  const minutes = (days: number) => {
    const order = { created_at: at, expires_at: new Date(at.getTime() + days * 86_400_000) };
    const times: number[] = [];
    for (let now = at; now < order.expires_at;) {
      now = nextLook(order, now);
      times.push((now.getTime() - at.getTime()) / 60_000);
    }
    return times;
  };
  assert.deepEqual(minutes(30 / 1_440), [1, 5, 15, 30]);
  assert.deepEqual(minutes(3), [1, 5, 15, 60, 1_440, 2_880, 4_320]);
});

test('money without any webhook is credited by the looks within fifteen minutes', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client, { method: 'sct' });
  const { context, looks } = counted();
  for (const [minutes, count] of [
    [0.9, 0],
    [0.2, 1],
    [4, 2],
    [9.5, 2],
  ] as const) {
    await t.advance(minutes * MINUTE);
    await lookAtDue(context);
    assert.equal(looks.length, count);
  }
  await payUnseen(id);
  await t.advance(0.5 * MINUTE);
  await lookAtDue(context);
  assert.deepEqual([await storedStatus(id), await balanceOf(db, user.id)], ['completed', 25]);
  await t.advance(2 * 86_400);
  await lookAtDue(context);
  assert.equal(looks.length, 3, 'a settled order is looked up no more');
});

test('the browser that comes back looks at once, and causes one look in three seconds', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'hook_never');
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
  const second = await started(client);
  assert.equal(await statusOf(client, second.id), 'pending');
  await payUnseen(second.id);
  assert.equal(await statusOf(client, second.id), 'pending');
  await t.advance(3);
  assert.equal(await statusOf(client, second.id), 'completed');
});

test('an answer that is stale for some seconds is asked for again, and then credited once', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'stale');
  assert.equal(await statusOf(client, id), 'pending');
  await t.advance(21);
  assert.equal(await statusOf(client, id), 'completed');
  await jobs.drain();
  assert.equal(await balanceOf(db, user.id), 25);
});

test('an order does not expire while its provider is away, and money of a paid transfer is credited after an outage of two hours (magento2#123)', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client, { method: 'sct' });
  await t.advance(14 * 86_400 - 3_600);
  await lookAtDue(paymentsOf(t));
  await payUnseen(id);
  const { context, events } = withProvider(t, { look: away });
  for (let minute = 0; minute < 120; minute += 10) {
    await t.advance(10 * MINUTE);
    await lookAtDue(context);
    assert.equal(await storedStatus(id), 'pending');
  }
  assert.ok(events.length > 3);
  assert.ok(events.every(({ event }) => event === 'payment_look_failed'));
  await t.advance(MINUTE);
  await lookAtDue(paymentsOf(t));
  assert.deepEqual([await storedStatus(id), await balanceOf(db, user.id)], ['completed', 25]);
});

test('an order of a provider that is gone does not expire, and operators read of it', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await db.updateTable('payments').set({ provider: 'gone' }).where('id', '=', id).execute();
  await t.advance(31 * MINUTE);
  const { context, events } = withProvider(t, {});
  await lookAtDue(context);
  assert.deepEqual(
    events.map(({ event, payment }) => [event, payment]),
    [['payment_provider_unknown', id]],
  );
  assert.equal(await storedStatus(id), 'pending');
  await db.deleteFrom('payments').where('id', '=', id).execute();
});

test('two processes look at a due order once', async () => {
  const { client } = await t.member();
  await started(client);
  await t.advance(1.1 * MINUTE);
  const { context, looks } = counted();
  await Promise.all([lookAtDue(context), lookAtDue(context), lookAtDue(context)]);
  assert.equal(looks.length, new Set(looks).size);
});

test('two servers and one that starts again know the same of the test checkout', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'paid');
  const other = await createTestApp(
    {},
    { database: { ...t.services.database, close: async () => {} }, clock: t.clock },
  );
  after(() => other.close());
  assert.deepEqual(await snapshotOf(other, id), await snapshotOf(t, id));
  await choose(client, id, 'charged_back');
  const { chargebacks } = await snapshotOf(other, id);
  assert.equal(chargebacks.length, 1);
});
