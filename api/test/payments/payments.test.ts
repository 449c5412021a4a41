import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import type { LiveEvents } from '@rendezvous/contract/resources/live-events/schemas';
import {
  READ_PAYMENT,
  READ_TRANSACTIONS,
  START_PAYMENT,
} from '@rendezvous/contract/resources/payments/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { expire, settle } from '#src/money/payments/settle.ts';
import { nextStatus } from '#src/money/payments/policy.ts';
import { PROVIDER_STATUSES } from '#src/money/payments/provider.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import {
  answered,
  ASKED,
  choose,
  hook,
  ledgerIsSound,
  order,
  payLate,
  paymentsOf,
  snapshotOf,
  started,
  statusOf,
} from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const isPaid = async (id: string) =>
  (await db.selectFrom('users').select('paid_user').where('id', '=', id).executeTakeFirstOrThrow()).paid_user;

test('[4.005] [4.004] [1.003] a paid payment adds its credits and makes the member premium', async () => {
  const { user, client } = await t.member({ signedUpAgo: 3 * 86_400 });
  const received: [string, unknown][] = [];
  const stop = await t.services.live.subscribe(user.id, (event) => received.push([event.name, event.data]));
  const answer = await order(client);
  const { payment } = answer.body;
  assert.deepEqual(
    [payment.status, payment.amount, payment.credits],
    ['pending', { amount: 2250, currency: 'EUR' }, 25],
  );
  assert.equal(answer.body.redirect_url, `http://localhost:4200/sandbox/checkout/${payment.id}`);
  assert.equal(await isPaid(user.id), false);
  const page = await client.get(`/sandbox/checkout/${payment.id}`);
  assert.match(page.text, /€22\.50/);
  const back = await choose(client, payment.id, 'paid');
  assert.equal(back.status, 303);
  const result = await client.get(String(back.headers.location));
  assert.deepEqual([result.status, result.headers.location], [303, `/transactions/${payment.id}`]);
  assert.equal(await statusOf(client, payment.id), 'completed');
  assert.equal(await balanceOf(db, user.id), 25);
  assert.equal(await isPaid(user.id), true);
  const credits: LiveEvents['credits'] = { credits: 25, paid_user: true };
  assert.deepEqual(received, [
    ['payment', { id: payment.id, status: 'completed' }],
    ['credits', credits],
  ]);
  stop();
  await ledgerIsSound(t);
});

test('a completed payment is confirmed by mail, once, in the buyer’s language', async () => {
  const { user, client } = await t.member({ language: 'nl' });
  const { id } = await started(client);
  await choose(client, id, 'paid_twice');
  await t.services.jobs.drain();
  const mails = await db.selectFrom('outbox_mails').selectAll().where('to', '=', user.email).execute();
  assert.deepEqual(
    mails.map((mail) => mail.subject),
    ['Je betaling aan Rendezvous is bevestigd'],
  );
  assert.match(mails[0]!.text, /25 credits zijn van jou\. Er is €\s22,50 betaald\./);
  assert.match(mails[0]!.text, new RegExp(`http://localhost:4200/transactions/${id}`));
});

test('[8.011] failed and cancelled payments add nothing, and another can follow', async () => {
  const { user, client } = await t.member();
  for (const outcome of ['failed', 'cancelled'] as const) {
    const { id } = await started(client);
    await choose(client, id, outcome);
    assert.equal(await statusOf(client, id), outcome);
  }
  assert.equal(await balanceOf(db, user.id), 0);
  assert.equal(await isPaid(user.id), false);
  const { id } = await started(client, { method: 'paypal' });
  await choose(client, id, 'webhook_first');
  assert.equal(await balanceOf(db, user.id), 25);
});

test('a confirmation delivered twice credits once', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client, { package: 'p1' });
  await choose(client, id, 'paid_twice');
  await choose(client, id, 'paid');
  assert.equal(await balanceOf(db, user.id), 10);
  await ledgerIsSound(t);
});

test('an unfinished payment expires after half an hour, and a late confirmation still credits it', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  await choose(client, id, 'paid_late');
  assert.equal(await statusOf(client, id), 'pending');
  await t.advance(9);
  await t.services.jobs.drain();
  assert.equal(await statusOf(client, id), 'completed');

  const second = await started(client);
  await t.advance(29 * 60);
  await t.services.jobs.drain();
  assert.equal(await statusOf(client, second.id), 'pending');
  await t.advance(60);
  await t.services.jobs.drain();
  assert.equal(await statusOf(client, second.id), 'expired');
  await payLate(t, second.id);
  assert.equal(await statusOf(client, second.id), 'completed');
  assert.equal(await balanceOf(db, user.id), 50);
  const transfer = await started(client, { method: 'sct' });
  await t.advance(13 * 86_400);
  await t.services.jobs.drain();
  assert.equal(await statusOf(await t.signIn(user), transfer.id), 'pending');
});

test('a webhook about a payment of another provider, or about none, changes nothing and is answered like others', async () => {
  const { user, client } = await t.member();
  const { id } = await started(client);
  const snapshot = await snapshotOf(t, id, { status: 'paid' });
  await settle(paymentsOf(t), 'mollie', id, snapshot);
  await settle(paymentsOf(t), 'sandbox', id, { ...snapshot, providerId: `sb_${newId()}` });
  await settle(paymentsOf(t), 'sandbox', id, { ...snapshot, paymentId: newId() });
  assert.equal((await hook(t, `sb_${newId()}`)).statusCode, 200);
  assert.equal((await hook(t, 'no id of this provider')).statusCode, 403);
  assert.equal((await hook(t, snapshot.providerId, 'nobody')).statusCode, 404);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['pending', 0]);
});

/** Answers about a checkout: only a debit is promised. */
const ANSWERS = PROVIDER_STATUSES.filter((status) => status !== 'promised');

/** A small generator of its own, so that a failing shuffle can be repeated. */
function shuffles(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state % below;
  };
  return <T>(list: T[]): T[] =>
    list
      .map((value) => ({ value, key: next(1e9) }))
      .sort((a, b) => a.key - b.key)
      .map(({ value }) => value);
}

test('answers of the provider in any order, repeated and in parallel, end as the oracle says', async () => {
  const shuffle = shuffles(20261121);
  for (let round = 0; round < 60; round += 1) {
    const { user, client } = await t.member();
    const { id } = await started(client, { package: 'p1' });
    const words = shuffle([...ANSWERS]).slice(0, 1 + (round % 4));
    const deliveries = shuffle([...words, ...words, ...words]);
    if (round % 2) await Promise.all(deliveries.map((word) => answered(t, id, word)));
    else for (const word of deliveries) await answered(t, id, word);
    const paid = words.includes('paid');
    assert.equal(await balanceOf(db, user.id), paid ? 10 : 0);
    const status = await statusOf(client, id);
    const refusals: string[] = words.filter((word) => word !== 'open');
    const isRight = refusals.length > 0 ? refusals.includes(status) : status === 'pending';
    assert.ok(paid ? status === 'completed' : isRight, `${words} ended ${status}`);
  }
  await ledgerIsSound(t);
});

test('ten thousand shuffled answers end as the oracle says', () => {
  const shuffle = shuffles(20261123);
  for (let round = 0; round < 10_000; round += 1) {
    const words = shuffle([...ANSWERS, ...ANSWERS]).slice(0, 1 + (round % 8));
    const end = words.reduce<ReturnType<typeof nextStatus>>(nextStatus, 'pending');
    const refusal = words.find((word) => word !== 'paid' && word !== 'open') ?? 'pending';
    assert.equal(end, words.includes('paid') ? 'completed' : refusal, words.join(', '));
  }
});

test('no answer changes a payment back to pending or away from completed', () => {
  for (const status of ['completed', 'refunded', 'charged_back'] as const) {
    for (const word of PROVIDER_STATUSES) assert.equal(nextStatus(status, word), status);
  }
  assert.deepEqual(
    ANSWERS.map((word) => nextStatus('pending', word)),
    ['pending', 'completed', 'failed', 'cancelled', 'expired'],
  );
});

test('the payment of another member is as unknown as a missing one', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  const { id } = await started(anna.client);
  for (const wanted of [id, newId()])
    assert.equal((await bo.client.call(READ_PAYMENT, { id: wanted })).status, 404);
  assert.equal((await t.asVisitor().call(READ_PAYMENT, { id })).status, 403);
  assert.deepEqual((await bo.client.call(READ_TRANSACTIONS)).body, {
    items: [],
    next_cursor: null,
  });
  assert.equal((await bo.client.call(READ_TRANSACTIONS, { cursor: id })).status, 400);
});

test('own payments come twenty a page, newest first', async () => {
  const { client } = await t.member();
  const ids: string[] = [];
  for (let count = 0; count < 23; count += 1) ids.unshift((await started(client, { package: 'p1' })).id);
  const first = (await client.call(READ_TRANSACTIONS)).body;
  const second = (await client.call(READ_TRANSACTIONS, { cursor: first.next_cursor })).body;
  assert.deepEqual([first.items.length, second.items.length, second.next_cursor], [20, 3, null]);
  assert.equal(new Set([...first.items, ...second.items].map((item) => item.id)).size, 23);
});

test('an order without the express request is refused where the law wants one, and its field is named', async () => {
  const { client, user } = await t.member({ country: 'DE' });
  const refused = await order(client, { express_request: false });
  assert.equal(refused.status, 422);
  assert.deepEqual(refused.problem.errors, [{ field: 'express_request', code: 'request_required' }]);
  assert.equal(
    (await db.selectFrom('payments').select('id').where('user_id', '=', user.id).execute()).length,
    0,
  );
  const unread = await order(client, { withdrawal_notice: undefined });
  assert.equal(unread.problem.errors?.[0]?.field, 'withdrawal_notice');
});

test('the words beside the pay button are stored with the order: version, language, and time of the request', async () => {
  const asked = await t.member({ country: 'NL', language: 'nl' });
  const informed = await t.member({ country: 'US', language: 'en' });
  const readNotice = async (id: string) =>
    db
      .selectFrom('payments')
      .select(['notice_version', 'notice_language', 'start_requested_at', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  asked.client.cookies.set(LOCALE_COOKIE, 'nl');
  const first = await readNotice((await started(asked.client)).id);
  assert.deepEqual(
    [first.notice_version, first.notice_language, first.start_requested_at],
    [ASKED.withdrawal_notice, 'nl', first.created_at],
  );
  const body = { method: 'paypal', express_request: undefined } as const;
  const second = await readNotice((await started(informed.client, body)).id);
  assert.deepEqual([second.notice_version, second.start_requested_at], [ASKED.withdrawal_notice, null]);
});

test('the same idempotency key starts one payment', async () => {
  const { client } = await t.member();
  const amount = { amount: 1_000, currency: 'EUR' };
  const body = { package: 'p1', method: 'ideal', amount, ...ASKED } as const;
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(START_PAYMENT, body, { headers })),
  );
  assert.equal(new Set(answers.map((answer) => answer.body.payment.id)).size, 1);
  assert.equal((await client.call(START_PAYMENT, { ...body, package: 'p3' }, { headers })).status, 409);
});

test('a server with something real attached has no sandbox', async (context) => {
  const real = await createTestApp({ NODE_ENV: 'production' });
  context.after(() => real.close());
  const { client } = await real.member();
  assert.equal((await order(client)).status, 503);
  assert.equal((await client.get(`/sandbox/checkout/${newId()}`)).status, 404);
});

test('a payment whose time is not over is not expired', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  await expire(paymentsOf(t), id);
  assert.equal(await statusOf(client, id), 'pending');
});
