import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  OPS_DECIDE_MONEY_ACT,
  OPS_FIND_PAYMENTS,
  OPS_LOOK_AT_PAYMENT,
  OPS_READ_MONEY,
  OPS_READ_PAYMENT,
  OPS_REFUND,
  OPS_RETRY_JOB,
  OPS_RETRY_RETURN,
  OPS_WAIVE_DEBT,
} from '@rendezvous/contract/operators/money/endpoints';
import type { RefundPart } from '@rendezvous/contract/operators/money/values';
import { MONEY_COMMANDS } from '#src/cli/ops-money.ts';
import { UsageError } from '#src/cli/terminal.ts';
import { clearWords } from '#src/operations/money/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, order, started } from '../payments/support.ts';
import { booksAreRight, buy, buyer, eur, paymentOf, spend } from '../returns/support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
const support = await t.operator('support');
const finance = await t.operator('finance');

const show = async (id: string, as = support) => {
  const { status, body } = await as.client.call(OPS_READ_PAYMENT, { id });
  assert.equal(status, 200);
  return body.payment;
};
const overview = async () => (await finance.client.call(OPS_READ_MONEY)).body;
const fitsOf = async (id: string) =>
  (await show(id)).pairs.map(({ provider, ours, fit }) => `${provider?.event}/${ours?.event} ${fit}`);
const refund = (id: string, part: RefundPart, amount: number, as = support) =>
  as.client.call(OPS_REFUND, {
    payment: id,
    part,
    amount: eur(amount),
    reason: 'You wrote to us on Friday.',
  });
const decide = (act: string, verdict: 'confirm' | 'refuse', as = finance) =>
  as.client.call(OPS_DECIDE_MONEY_ACT, { act, verdict, note: 'Looked at it.' });
const auditOf = async (subject: string) =>
  (await db.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('at').execute()).map(
    ({ action }) => action,
  );
const mailsOf = (email: string) =>
  db.selectFrom('outbox_mails').selectAll().where('to', '=', email).orderBy('at').execute();

/** Buys credits of the member's own choice, paid. */
async function buyOwn(client: TestClient, credits: number): Promise<string> {
  const { id } = await started(client, { package: 'p4', credits });
  await choose(client, id, 'paid');
  return id;
}

test('a payment is found by order, provider id, member id and whole address, and the log has only what was found', async () => {
  const { user, client } = await t.member({ email: 'Looked-For@mail.example' });
  const id = await buy(client);
  const { provider_id: providerId } = await show(id);
  for (const q of [id, providerId!, user.id, 'looked-for@MAIL.example'])
    assert.deepEqual(
      (await support.client.call(OPS_FIND_PAYMENTS, { q })).body.items.map((row) => row.id),
      [id],
      q,
    );
  for (const q of ['looked-for@mail', id.slice(0, 6), '%%%'])
    assert.deepEqual((await support.client.call(OPS_FIND_PAYMENTS, { q })).body.items, [], q);
  const log = await db.selectFrom('audit_log').selectAll().execute();
  assert.ok(!JSON.stringify(log).toLowerCase().includes('looked-for'));
  assert.ok(
    log.some(({ action, detail }) => action === 'payment.find' && JSON.stringify(detail).includes(id)),
  );
});

test('a paid order is a whole pair at each event, and use is known to us alone', async () => {
  const { id } = await buyer(t, { used: 9 });
  const payment = await show(id);
  assert.deepEqual(await fitsOf(id), ['created/ordered whole', 'paid/credited whole', 'undefined/used own']);
  assert.deepEqual(payment.lot, { used: 9, unused: 16, unused_worth: eur(1440) });
  assert.deepEqual([payment.here, payment.answer], [eur(2250), 'answered']);
  assert.ok((await auditOf(id)).includes('payment.show'));
});

test('support refunds what is unused by its lot: credits go, the buyer reads the reason, and both sides agree', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  const { status, body } = await refund(id, 'unused', 1440);
  assert.deepEqual([status, body.act.state, body.act.asked_by], [200, 'done', support.operator.name]);
  assert.equal(await balanceOf(db, user.id), 0);
  await jobs.drain();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const mail = (await mailsOf(email)).find(({ text }) => text.includes('You wrote to us on Friday.'));
  assert.match(mail?.subject ?? '', /14\.40/);
  assert.ok((await auditOf(id)).includes('payment.refund'));
  assert.equal((await support.client.call(OPS_LOOK_AT_PAYMENT, { payment: id })).status, 204);
  const [money] = (await paymentOf(client, id)).money?.returns ?? [];
  assert.deepEqual(money?.amount, eur(1440));
  assert.ok((await fitsOf(id)).some((fit) => fit.startsWith('refund/refund')));
  await booksAreRight(t);
});

test('everything may go back as goodwill, and then nothing more', async () => {
  const { id } = await buyer(t, { used: 9 });
  assert.equal((await refund(id, 'all', 2250)).status, 200);
  assert.deepEqual((await show(id)).here, eur(0));
  assert.equal((await refund(id, 'all', 2250)).code, 'validation_failed');
  await booksAreRight(t);
});

test('a sum that is not the one of now moves nothing', async () => {
  const { user, id } = await buyer(t, { used: 9 });
  await spend(t, user.id, 1);
  const refused = await refund(id, 'unused', 1440);
  assert.deepEqual([refused.status, refused.code], [409, 'price_changed']);
  assert.deepEqual(refused.problem?.params, { amount: eur(1350) });
  assert.deepEqual((await show(id)).acts, []);
});

test('support alone moves 50 euros, finance 200; above, another person of finance confirms', async () => {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const [small, middle, large] = [
    await buyOwn(client, 40),
    await buyOwn(client, 60),
    await buyOwn(client, 200),
  ];
  assert.equal((await refund(small, 'all', 4000)).body.act.state, 'done');
  assert.equal((await refund(middle, 'all', 6000)).body.act.state, 'waiting');
  assert.equal((await refund(large, 'all', 20_000, finance)).body.act.state, 'done');
  const act = (await overview()).acts.find(({ payment }) => payment === middle);
  assert.equal((await decide(act!.id, 'confirm', support)).code, 'forbidden');
  assert.deepEqual(await balanceOf(db, user.id), 60);
  assert.equal((await refund(middle, 'all', 6000)).code, 'duplicate');
  const done = await decide(act!.id, 'confirm');
  assert.deepEqual([done.body.act.state, done.body.act.decided_by], ['done', finance.operator.name]);
  assert.equal(await balanceOf(db, user.id), 0);
  assert.equal((await decide(act!.id, 'refuse')).code, 'duplicate');
  assert.deepEqual(
    (await auditOf(middle)).filter((action) => action.startsWith('payment.refund')),
    ['payment.refund.ask', 'payment.refund.confirm'],
  );
});

test('parts of a sum above the limit count together, for a payment and for a buyer in a day', async () => {
  const { client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const [first, second] = [await buyOwn(client, 40), await buyOwn(client, 40)];
  assert.equal((await refund(first, 'all', 4000)).body.act.state, 'done');
  assert.deepEqual((await show(second)).alone, eur(1000));
  assert.equal((await refund(second, 'all', 4000)).body.act.state, 'waiting');
  const yesterday = new Date(t.clock.now().getTime() - 86_400_000);
  await db.updateTable('money_acts').set({ asked_at: yesterday }).where('payment_id', '=', first).execute();
  assert.deepEqual((await show(second)).alone, eur(5000));
});

test('an operator does not confirm an own request, and a refusal moves nothing', async () => {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  await t.set('operator_limits', { support: 0, finance: 0 });
  const id = await buyOwn(client, 10);
  const { act } = (await refund(id, 'all', 1000, finance)).body;
  await t.set('operator_limits', { support: 50_00, finance: 200_00 });
  assert.equal(act.state, 'waiting');
  assert.equal((await decide(act.id, 'confirm')).code, 'forbidden');
  const other = await t.operator('finance');
  assert.equal((await decide(act.id, 'refuse', other)).body.act.state, 'refused');
  assert.equal(await balanceOf(db, user.id), 10);
});

test('what changed while it waited is not confirmed', async () => {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const id = await buyOwn(client, 60);
  const { act } = (await refund(id, 'unused', 6000)).body;
  await spend(t, user.id, 10);
  assert.equal((await decide(act.id, 'confirm')).code, 'price_changed');
  assert.equal((await show(id)).acts[0]?.state, 'waiting');
});

test('a limit in euros is worth the same credits in another currency', async () => {
  const { client } = await t.member({ signedUpAgo: 30 * 86_400, country: 'PL' });
  const id = (await started(client, { package: 'p4', credits: 50, method: 'blik' })).id;
  await choose(client, id, 'paid');
  assert.deepEqual((await show(id)).alone, { amount: 22_000, currency: 'PLN' });
});

test('after a waived debt its member can buy again, and receives the reason', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  await choose(client, id, 'charged_back');
  await jobs.drain();
  assert.equal((await support.client.call(OPS_LOOK_AT_PAYMENT, { payment: id })).status, 204);
  const { debt } = await show(id);
  assert.deepEqual([debt?.amount, debt?.state], [eur(810), 'open']);
  assert.ok((await overview()).debts.some((one) => one.payment === id));
  const waived = await support.client.call(OPS_WAIVE_DEBT, { debt: debt!.id, reason: 'Our mistake, sorry.' });
  assert.equal(waived.body.act.state, 'done');
  assert.equal((await show(id)).debt?.state, 'waived');
  assert.equal((await order(client)).status, 201);
  await jobs.drain();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.ok((await mailsOf(email)).some(({ text }) => text.includes('Our mistake, sorry.')));
  assert.equal(
    (await support.client.call(OPS_WAIVE_DEBT, { debt: debt!.id, reason: 'Once more.' })).code,
    'duplicate',
  );
});

test('a refund made at the provider by hand is a difference until it is booked', async () => {
  const { client, id } = await buyer(t);
  await choose(client, id, 'refunded_partly');
  const before = await fitsOf(id);
  if (before.some((fit) => fit === 'refund/undefined missing')) await jobs.drain();
  assert.equal((await support.client.call(OPS_LOOK_AT_PAYMENT, { payment: id })).status, 204);
  assert.ok((await fitsOf(id)).some((fit) => fit.startsWith('refund/refund')));
});

test('the share of disputes counts 30 days and alarms at its setting', async () => {
  const { disputes } = await overview();
  assert.ok(disputes.charged_back > 0 && disputes.payments > disputes.charged_back);
  assert.equal(disputes.share, Math.ceil((disputes.charged_back * 10_000) / disputes.payments));
  assert.equal(disputes.alarm_at, 50);
});

test('a job that failed eight times is listed with its error, and tried again', async () => {
  const { id } = await buyer(t);
  const { act } = (await refund(id, 'unused', 2250)).body;
  await jobs.send(db, 'money-act-mail', { act: act.id });
  await failForGood('money-act-mail');
  const failed = (await overview()).jobs.find(({ name }) => name === 'money-act-mail');
  assert.ok(failed);
  assert.equal((await support.client.call(OPS_RETRY_JOB, { job: failed.id })).status, 204);
  assert.equal((await support.client.call(OPS_RETRY_JOB, { job: failed.id })).code, 'not_found');
  assert.equal((await support.client.call(OPS_RETRY_RETURN, { return: 'nothing' })).code, 'not_found');
  await jobs.drain();
  assert.ok(!(await overview()).jobs.some((job) => job.id === failed.id));
});

test('the words about an erased buyer leave, sums stay', async () => {
  const { user, id } = await buyer(t);
  await refund(id, 'unused', 2250);
  await clearWords(db, user.id);
  const [act] = (await show(id)).acts;
  assert.deepEqual([act?.reason, act?.amount], ['', eur(2250)]);
});

test('the commands refund under the same rules: above the limit another person confirms', async () => {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const id = await buyOwn(client, 200);
  await t.set('operator_limits', { support: 0, finance: 150_00 });
  const run = (name: string, as: string, ...args: string[]) => MONEY_COMMANDS[name]!(t.services, as, args);
  await run('payment refund', 'command line (ada)', id, 'all', '20000', 'You asked us.');
  assert.equal(await balanceOf(db, user.id), 200);
  const act = await db
    .selectFrom('money_acts')
    .select('id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  await assert.rejects(run('money confirm', 'command line (ada)', act.id, 'Looked.'), { code: 'forbidden' });
  await run('money confirm', 'command line (bo)', act.id, 'Looked.');
  assert.equal(await balanceOf(db, user.id), 0);
  await assert.rejects(run('payment refund', 'command line (ada)', id, 'half', '1', 'No.'), UsageError);
  for (const [name, word] of [
    ['payment find', id],
    ['payment show', id],
    ['money show', ''],
  ] as const)
    await run(name, 'command line (ada)', word);
  await t.set('operator_limits', { support: 50_00, finance: 200_00 });
});

test('an order open for more than an hour is listed', async () => {
  const { client } = await t.member();
  const { id } = await started(client, { method: 'sct' });
  assert.ok(!(await overview()).open.some((row) => row.id === id));
  await t.advance(3700);
  const later = await t.operator('finance');
  assert.ok((await later.client.call(OPS_READ_MONEY)).body.open.some((row) => row.id === id));
});

/** Marks the waiting jobs of a kind as failed, as the queue does after eight tries. */
async function failForGood(name: string): Promise<void> {
  await sql`update pgboss.job set state = 'failed', retry_count = 8, completed_on = now(),
    output = '{"message":"the server refused"}'::jsonb where name = ${name} and state = 'created'`.execute(
    db,
  );
}
