import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { reconcile } from '#src/money/payments/reconcile.ts';
import { update } from '#src/money/payments/sandbox/repository.ts';
import { settle } from '#src/money/payments/settle.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { PUBLIC_BUGS } from '#test/support/payments/public-bugs.ts';
import { createTestApp } from '../harness.ts';
import { booksAreRight, spend } from '../returns/support.ts';
import {
  addCode,
  answered,
  choose,
  hook,
  order,
  payLate,
  shownPrice,
  snapshotOf,
  started,
  statusOf,
  withProvider,
} from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, clock, jobs } = t.services;

test('every fault that payments of other shops had in public has its tests', () => {
  for (const [row, { tests }] of Object.entries(PUBLIC_BUGS))
    for (const [file, title] of tests) {
      const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      assert.ok(text.includes(`'${title}`), `row ${row}: ${file} has no test «${title}»`);
    }
  const rows = Array.from({ length: 28 }, (_, index) => index + 1);
  assert.deepEqual(
    rows.filter((row) => !(row in PUBLIC_BUGS)),
    [10, 11],
  );
});

test('two orders of two tabs that are both paid are two purchases, each with its receipt and mail', async () => {
  const { user, client } = await t.member();
  const tabs = await Promise.all([started(client), started(client)]);
  await Promise.all(tabs.map(({ id }) => choose(client, id, 'paid')));
  await jobs.drain();
  for (const { id } of tabs) assert.equal(await statusOf(client, id), 'completed');
  assert.equal(await balanceOf(db, user.id), 50);
  const ids = tabs.map(({ id }) => id);
  const papers = await db.selectFrom('papers').select('number').where('payment_id', 'in', ids).execute();
  const mails = await db.selectFrom('outbox_mails').select('id').where('to', '=', user.email).execute();
  assert.deepEqual([new Set(papers.map(({ number }) => number)).size, mails.length], [2, 2]);
});

test('a failure that is reported after the order completed alarms operators and changes nothing', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'paid');
  const { context, events } = withProvider(t, {});
  const failed = await snapshotOf(t, id, { status: 'failed' });
  await settle(context, 'sandbox', id, failed);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
  const [entry, ...more] = events;
  assert.deepEqual(
    [entry?.['event'], entry?.['payment'], entry?.['reported'], more.length],
    ['payment_failed_after_settlement', id, 'failed', 0],
  );
  // The comparison of the night finds it too, without any webhook.
  await update(db, failed.providerId, { status: 'failed' });
  const day = 43_200_000;
  const [from, to] = [-day, day].map((ms) => new Date(clock.now().getTime() + ms));
  const { drifts } = await reconcile(context, context.providers.current!, from!, to!);
  assert.deepEqual(
    drifts.map(({ kind, payment }) => [kind, payment]),
    [['missing_there', id]],
  );
});

test('orders, answers, spends and returns of one member at once all succeed', async () => {
  const { user, client } = await t.member();
  const paid = [await started(client), await started(client), await started(client)];
  await choose(client, paid[0]!.id, 'paid');
  await Promise.all(
    paid.slice(1).map(async ({ id }) => update(db, (await snapshotOf(t, id)).providerId, { status: 'paid' })),
  );
  const hooks = await Promise.all(paid.map(async ({ id }) => (await snapshotOf(t, id)).providerId));
  const answers = await Promise.all([
    ...hooks.flatMap((id) => [hook(t, id), hook(t, id)]).map(async (answer) => (await answer).statusCode),
    ...[1, 2, 3].map(async () => (await order(client)).status),
    ...[1, 2, 3].map(async () => spend(t, user.id, 3).then(() => 200)),
    choose(client, paid[0]!.id, 'refunded_partly').then(({ status }) => status),
  ]);
  assert.deepEqual(
    answers.filter((status) => status >= 400),
    [],
  );
  for (const { id } of paid) assert.equal(await statusOf(client, id), 'completed');
  await booksAreRight(t);
});

test('the money of an order counts, whatever is reported about it at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { user, client } = await t.member();
    const { id } = await started(client);
    await Promise.all([payLate(t, id), answered(t, id, 'failed'), answered(t, id, 'cancelled')]);
    assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 25]);
  }
  await booksAreRight(t);
});

test('a report that is repeated a day later moves neither the completion nor what depends on it', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'paid');
  const row = () => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await row();
  await t.advance(86_400);
  await answered(t, id, 'paid');
  assert.deepEqual(await row(), before);
});

test('a second step at the provider uses no code up, and the price stays that of the button', async () => {
  await addCode(t, { code: 'STEPS', validity: 'once-per-user' });
  const { client } = await t.member();
  const wish = { package: 'p2', discountcode: 'STEPS' } as const;
  const shown = await shownPrice(client, wish);
  const { id, amount } = await started(client, wish);
  for (const _step of [1, 2]) await answered(t, id, 'open');
  assert.deepEqual([await statusOf(client, id), amount], ['pending', shown]);
  await answered(t, id, 'failed');
  const again = await started(client, wish);
  await choose(client, again.id, 'paid');
  assert.deepEqual([await statusOf(client, again.id), again.amount], ['completed', shown]);
  assert.equal((await order(client, { ...wish, amount: shown })).code, 'code_used');
});
