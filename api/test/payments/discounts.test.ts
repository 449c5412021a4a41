import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  READ_DISCOUNT_CODE,
  READ_PACKAGES,
  READ_TIME_BONUS,
} from '@rendezvous/contract/resources/payments/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { presentCode } from '#src/money/discounts/service.ts';
import { releaseDiscount, reserveDiscount, useDiscount, type CodeRow } from '#src/money/discounts/face.ts';
import { timeBonusOf } from '#src/money/timebonus/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { addCode, choose, order, payLate, refunded, started, statusOf } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const refusal = async (client: TestClient, discountcode: string, body: object = {}) => {
  const answer = await order(client, { ...body, discountcode });
  return answer.status === 422 ? answer.code : answer.status;
};
const lookUp = async (client: TestClient, query: QueryOf<typeof READ_DISCOUNT_CODE> = {}) =>
  client.call(READ_DISCOUNT_CODE, query);
const bonus = async (client: TestClient) => (await client.call(READ_TIME_BONUS)).body.timebonus;
const newMember = (signedUpAgo = 60) => t.member({ signedUpAgo });

test('[5.010] a code is refused for five distinct reasons', async () => {
  const { client, user } = await t.member();
  await addCode(t, { code: 'PAST', expires: new Date(t.clock.now().getTime() - 1000) });
  await addCode(t, { code: 'PAUSED', status: 'paused' });
  await addCode(t, { code: 'POLAND', country: 'PL' });
  await addCode(t, { code: 'ZLOTY', currency: 'PLN' });
  await addCode(t, { code: 'BIG', currency: 'EUR', minimum_order: 3000 });
  await addCode(t, { code: 'MINE', user_id: user.id });
  assert.equal(await refusal(client, 'NOSUCH'), 'code_unknown');
  assert.equal(await refusal((await t.member()).client, 'MINE'), 'code_unknown');
  assert.equal(await refusal(client, 'PAST'), 'code_expired');
  assert.equal(await refusal(client, 'PAUSED'), 'code_expired');
  assert.equal(await refusal(client, 'POLAND'), 'code_country');
  assert.equal(await refusal(client, 'ZLOTY'), 'code_country');
  assert.equal(await refusal(client, 'BIG'), 'code_minimum');
  const { id, amount } = await started(client, { discountcode: ' mine ' });
  assert.equal(amount.amount, 2025);
  await choose(client, id, 'paid');
  assert.equal(await refusal(client, 'MINE'), 'code_used');
  assert.equal((await lookUp(client, { code: 'MINE' })).code, 'code_used');
  assert.equal((await started(client, { package: 'p3', discountcode: 'BIG' })).amount.amount, 4320);
});

test('the minimum order is measured before the discount, and methods can be excluded', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'EXACT', currency: 'EUR', minimum_order: 2250, paymentmethods: ['paypal'] });
  assert.equal((await order(client, { discountcode: 'EXACT' })).code, 'code_method');
  assert.equal((await started(client, { discountcode: 'EXACT', method: 'paypal' })).amount.amount, 2025);
});

test('a code is reserved while its payment is pending, free again when that fails, and used up when it completes', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'ONCE', validity: 'once' });
  const first = await started(client, { discountcode: 'ONCE' });
  const other = await t.member();
  assert.equal(await refusal(other.client, 'ONCE'), 'code_used');
  await choose(client, first.id, 'failed');
  const second = await started(other.client, { discountcode: 'ONCE' });
  await choose(other.client, second.id, 'paid');
  assert.equal(await refusal(client, 'ONCE'), 'code_used');
  await payLate(t, first.id);
  assert.equal(await statusOf(client, first.id), 'failed', 'until the money is back');
  await refunded(t);
  assert.equal(await statusOf(client, first.id), 'refunded');
});

test('the member’s next order gets the code of an abandoned order', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'AGAIN' });
  const left = await started(client, { discountcode: 'AGAIN' });
  assert.equal(await refusal(client, 'AGAIN'), 'code_used');
  await t.advance(11);
  const next = await started(client, { discountcode: 'AGAIN', method: 'paypal' });
  assert.deepEqual([await statusOf(client, left.id), next.amount.amount], ['cancelled', 2025]);
});

test('the books store the price before the discount beside the price paid', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'BOOKED' });
  const { id } = await started(client, { discountcode: 'BOOKED' });
  const row = await t.services.db
    .selectFrom('payments')
    .select(['price_before', 'amount', 'discount_percentage'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row, { price_before: 2500, amount: 2025, discount_percentage: 10 });
});

test('two hundred parallel uses of one code give one discount', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => t.member()));
  await addCode(t, { code: 'RACE', validity: 'once' });
  await addCode(t, { code: 'RACEME' });
  const shared = await Promise.all(
    Array.from({ length: 200 }, (_, index) => refusal(members[index % 10]!.client, 'RACE')),
  );
  assert.equal(shared.filter((result) => result === 201).length, 1);
  assert.equal(shared.filter((result) => result === 'code_used').length, 199);
  const own = await Promise.all(Array.from({ length: 50 }, () => refusal(members[0]!.client, 'RACEME')));
  assert.equal(own.filter((result) => result === 201).length, 1);
});

test('[4.017] [9.006] a new member has 25 % until four hours after sign-up, to the second', async () => {
  const { client } = await newMember(14_390);
  const offer = (await bonus(client))!;
  assert.deepEqual([offer.code, offer.percentage, offer.window_seconds], ['TIMEBONUS25', 25, 14_400]);
  assert.ok(Math.abs(new Date(offer.expires_at).getTime() - new Date(offer.now).getTime() - 10_000) < 1500);
  const { packages, discount } = (await client.call(READ_PACKAGES)).body;
  assert.equal(discount?.code, 'TIMEBONUS25');
  assert.deepEqual(
    packages.map((entry) => entry.price.amount),
    [750, 1688, 3600, 75],
  );
  assert.deepEqual(
    packages.map((entry) => entry.price_before?.amount),
    [1000, 2500, 6000, 100],
  );
  await t.advance(11);
  assert.equal(await bonus(client), null);
  assert.equal(await refusal(client, 'TIMEBONUS25'), 'code_expired');
  assert.equal((await client.call(READ_PACKAGES)).body.packages[1]!.price.amount, 2250);
});

test('a discount whose time ran out during the checkout is refused, one that was ordered in time remains', async () => {
  const { client } = await newMember(14_395);
  const inTime = await started(client, { discountcode: 'TIMEBONUS25' });
  await t.advance(10);
  await choose(client, inTime.id, 'paid');
  assert.deepEqual([inTime.amount.amount, await statusOf(client, inTime.id)], [1688, 'completed']);
});

test('[4.019] [6.008] members who paid have no time bonus', async () => {
  const { client } = await newMember();
  const { id } = await started(client, { discountcode: 'TIMEBONUS25' });
  assert.notEqual(await bonus(client), null);
  await choose(client, id, 'paid');
  assert.equal(await bonus(client), null);
  assert.equal(await refusal(client, 'TIMEBONUS25'), 'code_used');
});

test('[4.019] a member who paid without the time bonus cannot use it afterwards', async () => {
  const { client } = await newMember();
  const { id } = await started(client);
  await choose(client, id, 'paid');
  assert.equal(await refusal(client, 'TIMEBONUS25'), 'code_used');
});

test('[9.007] [4.020] the welcome discount is the time bonus under another name: a teaser for visitors, the same clock for members', async () => {
  const visitor = (await lookUp(t.asVisitor(), { welcome: true })).body.discountcode;
  assert.deepEqual([visitor?.value_percentage, visitor?.expires], [25, null]);
  const { client } = await newMember();
  const mine = (await lookUp(client, { welcome: true })).body.discountcode;
  assert.deepEqual([mine?.code, mine?.expires], ['TIMEBONUS25', (await bonus(client))?.expires_at]);
  assert.equal((await lookUp((await t.member()).client, { welcome: true })).body.discountcode, null);
  assert.equal((await lookUp(client)).body.discountcode, null);
});

test('[4.020] the active discount is the bonus, the welcome code, or none: one offer with one clock, never both', async () => {
  const { client, user } = await newMember(14_390);
  const active = async () => (await client.call(READ_PACKAGES)).body.discount;
  const welcome = async (who: TestClient) => (await lookUp(who, { welcome: true })).body.discountcode;
  assert.deepEqual(
    [(await active())?.code, (await active())?.expires],
    [(await welcome(client))?.code, (await welcome(client))?.expires],
  );
  await t.advance(11);
  assert.deepEqual([await active(), await welcome(client), await bonus(client)], [null, null, null]);
  const visitor = t.asVisitor();
  assert.equal((await welcome(visitor))?.code, 'TIMEBONUS25');
  assert.equal((await visitor.call(READ_PACKAGES)).body.discount, null);
  assert.equal(await bonus(visitor), null);
  const again = await t.signIn(user);
  assert.deepEqual([await bonus(again), await welcome(again)], [null, null]);
});

test('[7.010] discountcode.php answers the code that is passed through, the welcome discount, or nothing', async () => {
  const { client } = await newMember();
  await addCode(t, { code: 'PASSED', value_percentage: 12, currency: 'EUR', minimum_order: 1000 });
  const passed = (await lookUp(client, { code: 'passed' })).body.discountcode;
  assert.deepEqual(
    [
      passed?.code,
      passed?.value_percentage,
      passed?.minimum_order_value,
      passed?.status,
      passed?.validity,
      passed?.expired,
    ],
    ['PASSED', 12, { amount: 1000, currency: 'EUR' }, 'active', 'once-per-user', false],
  );
  assert.equal((await lookUp(client, { welcome: true })).body.discountcode?.code, 'TIMEBONUS25');
  assert.equal((await lookUp(client, { welcome: false })).body.discountcode, null);
  const refused = await lookUp(client, { code: 'NOSUCH' });
  assert.deepEqual([refused.status, refused.code], [422, 'code_unknown']);
  assert.equal((await lookUp(t.asVisitor(), { code: 'passed' })).body.discountcode?.code, 'PASSED');
});

test('[4.020] a bonus that runs out while its payment form is open is refused when the order is sent', async () => {
  const { client } = await newMember(14_395);
  assert.equal((await client.call(READ_PACKAGES)).body.discount?.code, 'TIMEBONUS25');
  await t.advance(10);
  assert.equal(await refusal(client, 'TIMEBONUS25'), 'code_expired');
  assert.equal((await started(client)).amount.amount, 2250);
});

test('for thirty days after the bonus ran out nothing as good or better is given, to the second of its end', async () => {
  await addCode(t, { code: 'EQUAL', value_percentage: 25 });
  await addCode(t, { code: 'BETTER', value_percentage: 40 });
  await addCode(t, { code: 'SMALLER', value_percentage: 24 });
  const { client } = await newMember(5 * 3600);
  assert.equal(await refusal(client, 'EQUAL'), 'code_expired');
  assert.equal(await refusal(client, 'BETTER'), 'code_expired');
  assert.equal(await refusal(client, 'SMALLER'), 201);
  const justBefore = await t.member({ signedUpAgo: 14_400 + 30 * 86_400 - 60 });
  assert.equal(await refusal(justBefore.client, 'EQUAL'), 'code_expired');
  const { client: later } = await t.member({ signedUpAgo: 14_400 + 30 * 86_400 + 1 });
  assert.equal(await refusal(later, 'EQUAL'), 201);
  const { client: muchLater } = await t.member({ signedUpAgo: 31 * 86_400 });
  assert.equal(await refusal(muchLater, 'BETTER'), 201);
});

test('where the time bonus is off its code is unknown, and other codes are not delayed by a timer that never ran', async () => {
  await addCode(t, { code: 'SPRING', value_percentage: 40 });
  const { client } = await newMember(5 * 3600);
  await t.set('time_bonus_percentage', 0);
  assert.equal(await refusal(client, 'SPRING'), 201);
  assert.equal(await refusal(client, 'TIMEBONUS25'), 'code_unknown');
  await t.set('time_bonus_percentage', 25);
  assert.equal(await refusal(client, 'SPRING'), 'code_expired');
});

test('a time bonus of 0 % is not offered within its hours', async () => {
  const { client } = await newMember();
  await t.set('time_bonus_percentage', 0);
  assert.equal(await bonus(client), null);
  assert.equal((await client.call(READ_PACKAGES)).body.discount, null);
  await t.set('time_bonus_percentage', 25);
  assert.equal((await bonus(client))?.percentage, 25);
});

test('[9.006] a code and the time bonus are over in the very moment of their end', () => {
  const end = new Date('2026-11-23T16:00:00Z');
  const before = new Date(end.getTime() - 1);
  const code = { code: 'X', validity: 'once', status: 'active', expires: end, paymentmethods: [] };
  const row = { ...code, currency: null, minimum_order: null } as Partial<CodeRow> as CodeRow;
  assert.deepEqual([presentCode(row, before).expired, presentCode(row, end).expired], [false, true]);
  const member = { paid: false, signupDate: new Date('2026-11-23T12:00:00Z') };
  const rules = { code: 'TIMEBONUS25', percentage: 25, seconds: 14_400, cooldownDays: 30 };
  assert.equal(timeBonusOf(member, rules, before)?.percentage, 25);
  assert.equal(timeBonusOf(member, rules, end), null);
});

test('a code that was used up is not given back, whatever is reported about its payment later', async () => {
  const { db, clock } = t.services;
  const { user, client } = await t.member();
  await addCode(t, { code: 'ONCE-ONLY', validity: 'once' });
  const { id } = await started(client, { discountcode: 'ONCE-ONLY' });
  assert.equal(
    await useDiscount(db, { id, user_id: user.id, discount_code: 'ONCE-ONLY' }, clock.now()),
    true,
  );
  await releaseDiscount(db, id);
  const code = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', 'ONCE-ONLY')
    .executeTakeFirstOrThrow();
  const next = { userId: (await t.makeUser()).id, paymentId: 'another', at: clock.now() };
  assert.equal((await reserveDiscount(db, code, next))?.state, 'used');
});
