import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  OPS_ACT_ON_DISCOUNT,
  OPS_ADD_DISCOUNT,
  OPS_CHANGE_DISCOUNT,
  OPS_LIST_DISCOUNTS,
  OPS_READ_DISCOUNT,
  OPS_READ_DISCOUNT_FIGURES,
} from '@rendezvous/contract/operators/discounts/endpoints';
import { OPS_LOOK_AT_PAYMENT } from '@rendezvous/contract/operators/money/endpoints';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import type { OpsNewDiscountBody } from '@rendezvous/contract/operators/discounts/schemas';
import type { DiscountAct, DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { DISCOUNT_COMMANDS } from '#src/cli/ops-discounts.ts';
import { UsageError } from '#src/cli/terminal.ts';
import { createTestApp } from '../harness.ts';
import { choose, order, started, statusOf } from '../payments/support.ts';
import { eur } from '../returns/support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const finance = await t.operator('finance');
const support = await t.operator('support');
const REASON = 'For the newsletter of December.';

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString();
const add = (code: string, more: Partial<OpsNewDiscountBody> = {}) =>
  finance.client.call(OPS_ADD_DISCOUNT, {
    code,
    percentage: 10,
    currency: null,
    minimum: null,
    country: null,
    methods: [],
    validity: 'once-per-user',
    first_purchase: false,
    member: null,
    expires: null,
    max_uses: null,
    max_budget: null,
    reason: REASON,
    ...more,
  });
const act = (code: string, act: DiscountAct) =>
  finance.client.call(OPS_ACT_ON_DISCOUNT, { code, act, reason: REASON });
const read = async (code: string) => (await support.client.call(OPS_READ_DISCOUNT, { code })).body;
const list = async (state: DiscountState) =>
  (await support.client.call(OPS_LIST_DISCOUNTS, { state })).body.items.map(({ code }) => code);
const refusalOf = async (code: string) => {
  const answer = await order((await t.member()).client, { discountcode: code });
  return answer.status === 201 ? 201 : answer.code;
};
const faultOf = ({ text }: { text: string }) =>
  (JSON.parse(text) as Problem).errors?.map(({ field, code }) => `${field} ${code}`);

test('finance adds a code with all its conditions, and the audit log names the operator and the reason', async () => {
  const { body, status } = await add('winter-10', {
    currency: 'EUR',
    minimum: 2000,
    country: 'NL',
    methods: ['ideal', 'paypal'],
    first_purchase: true,
    expires: inDays(30),
    max_uses: 500,
    max_budget: 240_000,
  });
  assert.equal(status, 200);
  const { discount, events } = body;
  assert.deepEqual(
    [discount.code, discount.minimum, discount.budget, discount.max_uses, discount.state],
    ['WINTER-10', eur(2000), eur(240_000), 500, 'running'],
  );
  assert.equal(discount.created_by, finance.operator.name);
  assert.deepEqual(
    events.map(({ event, operator, reason }) => [event, operator, reason]),
    [['add', finance.operator.name, REASON]],
  );
  const { client } = await t.member();
  assert.equal((await order(client, { discountcode: 'winter-10', package: 'p1' })).code, 'code_minimum');
  assert.equal((await order(client, { discountcode: 'winter-10' })).status, 201);
});

test('a name in use is refused, that of the offer to new members too', async () => {
  await add('TAKEN');
  assert.equal((await add('taken')).code, 'duplicate');
  assert.equal((await add('TIMEBONUS25')).code, 'duplicate');
});

test('conditions that do not fit each other are refused at their field', async () => {
  const cases: [Partial<OpsNewDiscountBody>, string][] = [
    [{ minimum: 2000 }, 'currency required'],
    [{ max_budget: 2000 }, 'currency required'],
    [{ currency: 'QQQ' }, 'currency invalid'],
    [{ currency: 'PLN', country: 'NL' }, 'currency not_allowed'],
    [{ first_purchase: true, validity: 'unlimited' }, 'validity not_allowed'],
    [{ validity: 'once', methods: ['sct'] }, 'methods not_allowed'],
    [{ expires: t.clock.now().toISOString() }, 'expires date_invalid'],
    [{ member: 'nobody@mail.example' }, 'member invalid'],
    [{ reason: '\u200b\u200b\u200b\u200b\u200b' }, 'reason required'],
  ];
  for (const [more, fault] of cases) assert.deepEqual(faultOf(await add('UNFIT', more)), [fault], fault);
  assert.equal((await support.client.call(OPS_READ_DISCOUNT, { code: 'UNFIT' })).status, 404);
});

test('a code for one member, named by address, works for that member alone', async () => {
  const { client, user } = await t.member({ email: 'sorry@mail.example' });
  const { body } = await add('SORRY', { member: 'Sorry@Mail.example', validity: 'once' });
  assert.deepEqual(body.discount.member, { id: user.id, name: user.name });
  assert.equal(await refusalOf('SORRY'), 'code_unknown');
  assert.equal((await order(client, { discountcode: 'SORRY' })).status, 201);
  const log = await db.selectFrom('audit_log').selectAll().execute();
  assert.ok(!JSON.stringify(log).includes('sorry@'));
});

test('a paused code is refused and works again once resumed; an ended one is over for good', async () => {
  await add('PHASES');
  assert.equal((await act('PHASES', 'pause')).body.discount.state, 'paused');
  assert.equal(await refusalOf('PHASES'), 'code_expired');
  assert.ok((await list('paused')).includes('PHASES'));
  assert.equal((await act('PHASES', 'pause')).code, 'duplicate');
  assert.equal((await act('PHASES', 'resume')).body.discount.state, 'running');
  assert.equal(await refusalOf('PHASES'), 201);
  assert.equal((await act('PHASES', 'end')).body.discount.state, 'over');
  assert.equal(await refusalOf('PHASES'), 'code_expired');
  assert.equal((await act('PHASES', 'resume')).code, 'duplicate');
  assert.ok((await list('over')).includes('PHASES'));
  const { events } = await read('PHASES');
  assert.deepEqual(
    events.map(({ event }) => event),
    ['end', 'resume', 'pause', 'add'],
  );
});

test('limits change within what is used, the end moves to no later day, and the log has both values', async () => {
  await add('LIMITS', { currency: 'EUR', max_uses: 80, max_budget: 10_000, expires: inDays(10) });
  for (const { client } of [await t.member(), await t.member()])
    await started(client, { discountcode: 'LIMITS' });
  const { discount } = await read('LIMITS');
  const now = { code: 'LIMITS', expires: discount.expires, max_uses: 80, max_budget: 10_000, reason: REASON };
  const change = (more: Partial<typeof now>) => finance.client.call(OPS_CHANGE_DISCOUNT, { ...now, ...more });
  assert.deepEqual(faultOf(await change({ max_uses: 1 })), ['max_uses too_small']);
  assert.deepEqual(faultOf(await change({ max_budget: 449 })), ['max_budget too_small']);
  assert.deepEqual(faultOf(await change({ expires: inDays(11) })), ['expires not_allowed']);
  assert.deepEqual(faultOf(await change({ expires: null })), ['expires not_allowed']);
  assert.equal((await change({})).code, 'duplicate');
  const { body } = await change({ max_uses: 2, max_budget: 450 });
  assert.deepEqual(body.events[0]?.changes, [
    { field: 'max_uses', from: '80', to: '2' },
    { field: 'max_budget', from: '10000', to: '450' },
  ]);
  assert.equal(await refusalOf('LIMITS'), 'code_exhausted');
});

test('a limit that is lowered while orders come in parallel is never passed', async () => {
  await add('SHRINK', { max_uses: 50, validity: 'unlimited' });
  const members = await Promise.all(Array.from({ length: 10 }, () => t.member()));
  const orders = Array.from({ length: 60 }, (_, index) =>
    order(members[index % 10]!.client, { discountcode: 'SHRINK' }),
  );
  const lowered = Array.from({ length: 5 }, (_, index) =>
    finance.client.call(OPS_CHANGE_DISCOUNT, {
      code: 'SHRINK',
      expires: null,
      max_uses: 10 + index,
      max_budget: null,
      reason: REASON,
    }),
  );
  await Promise.all([...orders, ...lowered]);
  const { discount } = await read('SHRINK');
  assert.ok(discount.reserved <= (discount.max_uses ?? 0), `${discount.reserved} of ${discount.max_uses}`);
});

test('uses, cost and revenue follow the payments: reserved, completed, charged back', async () => {
  await add('EFFECT');
  const [paid, open, back] = await Promise.all([t.member(), t.member(), t.member()]);
  const bought = await started(paid.client, { discountcode: 'EFFECT' });
  await choose(paid.client, bought.id, 'paid');
  await started(open.client, { discountcode: 'EFFECT' });
  const { used, reserved, cost, revenue } = (await read('EFFECT')).discount;
  assert.deepEqual([used, reserved, cost, revenue], [1, 1, [eur(225)], [eur(2025)]]);
  const returned = await started(back.client, { discountcode: 'EFFECT' });
  await choose(back.client, returned.id, 'paid');
  await choose(back.client, returned.id, 'charged_back');
  await support.client.call(OPS_LOOK_AT_PAYMENT, { payment: returned.id });
  assert.equal(await statusOf(back.client, returned.id), 'charged_back');
  assert.deepEqual((await read('EFFECT')).discount.revenue, [eur(2025)]);
});

test('the first page has the discounts of the month, first purchases, reserved codes and the last acts', async () => {
  const before = (await support.client.call(OPS_READ_DISCOUNT_FIGURES)).body;
  await add('FIGURES');
  const [first, other] = await Promise.all([t.member(), t.member()]);
  const bought = await started(first.client, { discountcode: 'FIGURES' });
  await choose(first.client, bought.id, 'paid');
  const plain = await started(first.client);
  await choose(first.client, plain.id, 'paid');
  await started(other.client, { discountcode: 'FIGURES' });
  const {
    month,
    first: firsts,
    reserved,
    bonus,
    events,
  } = (await support.client.call(OPS_READ_DISCOUNT_FIGURES)).body;
  const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  assert.equal(sum(month.given) - sum(before.month.given), 225);
  assert.equal(sum(month.before) - sum(before.month.before), 4500);
  assert.deepEqual([firsts.all - before.first.all, firsts.with_code - before.first.with_code], [1, 1]);
  assert.equal(reserved.count - before.reserved.count, 1);
  assert.ok(reserved.until);
  assert.deepEqual([bonus?.code, bonus?.percentage], ['TIMEBONUS25', 25]);
  assert.deepEqual([events[0]?.code, events[0]?.event], ['FIGURES', 'add']);
});

test('codes of a state come page by page, each once', async () => {
  for (let index = 0; index < 33; index += 1) await add(`PAGE-${index}`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await support.client.call(OPS_LIST_DISCOUNTS, { state: 'running', cursor });
    seen.push(...body.items.map(({ code }) => code));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(seen.filter((code) => code.startsWith('PAGE-')).length, 33);
});

test('a code that the site made for a member who would leave is none of the room', async () => {
  const { user } = await t.member();
  await db
    .insertInto('discount_codes')
    .values({
      code: 'STAY-ABCDEFGH',
      value_percentage: 10,
      currency: null,
      minimum_order: null,
      country: null,
      user_id: user.id,
      expires: null,
      status: 'active',
      validity: 'once',
      created_at: t.clock.now(),
      offered_for: 'deletion',
    })
    .execute();
  assert.ok(!(await list('running')).includes('STAY-ABCDEFGH'));
  assert.equal((await act('STAY-ABCDEFGH', 'end')).code, 'not_found');
});

test('the commands add, show, change, pause and end a code under the rules of the room', async () => {
  const run = (name: string, ...args: string[]) =>
    DISCOUNT_COMMANDS[`discount ${name}`]!(t.services, 'command line (kim)', args);
  await run(
    'add',
    'SHELL',
    '15',
    inDays(20),
    'once-per-user',
    'currency=EUR',
    'budget=5000',
    'For',
    'the shop.',
  );
  await run('change', 'shell', 'uses=20', 'budget=none', 'Fewer', 'of them.');
  await run('pause', 'SHELL', 'Wrong', 'page.');
  await run('resume', 'SHELL', 'Right', 'page.');
  await run('end', 'SHELL', 'Sold', 'out.');
  for (const name of ['figures', 'list', 'list over'])
    await run(name.split(' ')[0]!, ...name.split(' ').slice(1));
  await run('show', 'SHELL');
  const { discount, events } = await read('SHELL');
  assert.deepEqual(
    [discount.percentage, discount.max_uses, discount.budget, discount.state],
    [15, 20, null, 'over'],
  );
  assert.deepEqual(
    events.map(({ event, reason }) => `${event}: ${reason}`),
    [
      'end: Sold out.',
      'resume: Right page.',
      'pause: Wrong page.',
      'change: Fewer of them.',
      'add: For the shop.',
    ],
  );
  await assert.rejects(run('add', 'SHELL'), UsageError);
  await assert.rejects(run('add', 'OTHER', '10', 'never', 'country=XX', 'Reason.'), UsageError);
  await assert.rejects(run('list', 'nowhere'), UsageError);
});
