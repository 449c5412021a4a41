import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DEFAULT_COMPANY } from '@rendezvous/contract/settings/company-info';
import { OFFER_DELETE_DISCOUNT } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, order, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const DAY = 86_400;

const setDiscount = (delete_discount: number) => t.set('company', { ...DEFAULT_COMPANY, delete_discount });
const offer = async (client: TestClient) => {
  const answer = await client.call(OFFER_DELETE_DISCOUNT);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.discountcode;
};

test('[3.014] nothing is offered while the company gives no discount', async () => {
  await setDiscount(0);
  assert.equal(await offer((await t.member()).client), null);
});

test('[3.014] a leaving member gets a code of their own, once, which works at the order once', async () => {
  await setDiscount(20);
  const { user, client } = await t.member({ signedUpAgo: 40 * DAY });
  const code = (await offer(client))!;
  assert.deepEqual([code.value_percentage, code.user_id, code.expires], [20, user.id, null]);
  assert.equal(await offer(client), null, 'a second time there is none');
  const stranger = (await t.member()).client;
  assert.equal((await order(stranger, { discountcode: code.code })).code, 'code_unknown');
  const payment = await started(client, { package: 'p1', discountcode: code.code });
  assert.equal(payment.amount.amount, 800);
  await choose(client, payment.id, 'paid');
  assert.equal((await order(client, { discountcode: code.code })).code, 'code_used');
});

test('of ten requests at once one makes the code', async () => {
  await setDiscount(20);
  const { client } = await t.member({ signedUpAgo: 40 * DAY });
  const codes = await Promise.all(Array.from({ length: 10 }, () => offer(client)));
  assert.equal(codes.filter((code) => code !== null).length, 1);
});

test('nothing equal or better comes within thirty days of a bonus that ran out unused', async () => {
  await setDiscount(25);
  const { client } = await t.member({ signedUpAgo: DAY });
  assert.equal(await offer(client), null);
  await setDiscount(24);
  const code = (await offer(client))!;
  assert.equal((await order(client, { discountcode: code.code })).status, 201, 'what is offered works');
});

test('after thirty days a better discount may come', async () => {
  await setDiscount(30);
  const { client } = await t.member({ signedUpAgo: 31 * DAY });
  const code = (await offer(client))!;
  assert.equal((await started(client, { package: 'p1', discountcode: code.code })).amount.amount, 700);
});

test('while the time bonus runs nothing is offered beside it', async () => {
  for (const percentage of [10, 50]) {
    await setDiscount(percentage);
    assert.equal(await offer((await t.member({ signedUpAgo: 60 })).client), null);
  }
});
