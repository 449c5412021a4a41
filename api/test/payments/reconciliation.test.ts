import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { listDrifts } from '#src/money/payments/face.ts';
import { planReconciliation } from '#src/money/payments/reconcile-jobs.ts';
import { reconcile } from '#src/money/payments/reconcile.ts';
import { payInSandbox, update } from '#src/money/payments/sandbox/repository.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { createTestApp } from '../harness.ts';
import { choose, ledgerIsSound, snapshotOf, started, statusOf, withProvider } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, clock, jobs } = t.services;

/** Compares a day around now. */
async function compare() {
  const { context, events } = withProvider(t, {});
  const now = clock.now().getTime();
  const [from, to] = [new Date(now - 43_200_000), new Date(now + 43_200_000)];
  const report = await reconcile(context, context.providers.current!, from, to);
  assert.equal(events.filter(({ event }) => event === 'payment_drift').length, report.drifts.length);
  return report;
}

async function bought() {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'paid');
  return { user, client, id, providerId: (await snapshotOf(t, id)).providerId };
}

test('one run finds a cent of difference, a payment missing at the provider, a foreign one, and one without its credits, which it books', async () => {
  const before = await compare();
  assert.deepEqual(before.drifts, []);
  const [fine, cent, gone] = [await bought(), await bought(), await bought()];
  const { user, client } = await t.member();
  const unseen = await started(client);
  const abandoned = await started(client);
  await payInSandbox(db, unseen.id);
  const { providerId: unseenId } = await snapshotOf(t, unseen.id);
  await db.updateTable('sandbox_payments').set({ amount: 2_249 }).where('id', '=', cent.providerId).execute();
  await db.deleteFrom('sandbox_payments').where('id', '=', gone.providerId).execute();
  const foreign = `sb_${newId()}`;
  await sql`insert into sandbox_payments (id, provider, key, payment_id, amount, currency, method, language, description, return_url, webhook_url, status, created_at)
    select ${foreign}, provider, ${foreign}, ${foreign}, 990, currency, method, language, description, return_url, webhook_url, 'paid', created_at
    from sandbox_payments where id = ${fine.providerId}`.execute(db);
  const { drifts } = await compare();
  const stored = await listDrifts(db, 50);
  assert.deepEqual(
    new Set(stored.map(({ kind, about, ours: here, theirs: there }) => `${kind} ${about} ${here} ${there}`)),
    new Set([
      `amount ${cent.id} 2250 2249`,
      `missing_there ${gone.id} 2250 null`,
      `missing_here ${foreign} null 990`,
    ]),
  );
  const [ours, theirs] = [
    { amount: 2_250, currency: 'EUR' },
    { amount: 990, currency: 'EUR' },
  ];
  const provider = 'sandbox';
  assert.deepEqual(
    new Set(drifts),
    new Set([
      {
        kind: 'amount',
        provider,
        payment: cent.id,
        providerId: cent.providerId,
        ours,
        theirs: { ...ours, amount: 2_249 },
      },
      { kind: 'uncredited', provider, payment: unseen.id, providerId: unseenId, ours, theirs: ours },
      { kind: 'missing_here', provider, payment: foreign, providerId: foreign, ours: null, theirs },
      { kind: 'missing_there', provider, payment: gone.id, providerId: gone.providerId, ours, theirs: null },
    ]),
  );
  assert.deepEqual([await statusOf(client, unseen.id), await balanceOf(db, user.id)], ['completed', 25]);
  assert.equal(await statusOf(client, abandoned.id), 'pending');
  const again = await compare();
  assert.deepEqual(again.drifts.map(({ kind }) => kind).toSorted(), [
    'amount',
    'missing_here',
    'missing_there',
  ]);
  await ledgerIsSound(t);
});

test('a cent of difference in the money that went back is found', async () => {
  const { client, id } = await bought();
  await choose(client, id, 'refunded_partly');
  assert.ok(!(await compare()).drifts.some(({ payment }) => payment === id));
  await db.updateTable('payment_returns').set({ amount: 1_124 }).where('payment_id', '=', id).execute();
  const { drifts } = await compare();
  const found = drifts.filter(({ payment }) => payment === id);
  assert.deepEqual(
    found.map(({ kind, ours, theirs }) => [kind, ours?.amount, theirs?.amount]),
    [['returned', 1_124, 1_125]],
  );
});

test('money that was refused is no difference once it is on its way back', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'wrong_amount');
  await jobs.drain();
  const { drifts } = await compare();
  assert.deepEqual(
    drifts.filter(({ payment }) => payment === id),
    [],
  );
  assert.equal(await balanceOf(db, user.id), 0);
});

test('money that every webhook and look missed is credited in the night', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client, { method: 'sct' });
  await planReconciliation(t.services, db, clock.now());
  await planReconciliation(t.services, db, clock.now());
  await update(db, (await snapshotOf(t, id)).providerId, { status: 'paid' });
  await db.updateTable('payments').set({ next_look_at: null }).where('id', '=', id).execute();
  await t.advance(86_400);
  await jobs.drain();
  const { status } = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([status, await balanceOf(db, user.id)], ['completed', 25]);
});
