import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_PAYMENT, RETURN_FROM_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, order, started, statusOf } from '../payments/support.ts';

const t = await createTestApp();
after(() => t.close());

/** Token of the address to which the provider sends the buyer of an order back. */
async function tokenOf(id: string): Promise<string> {
  const { return_url: url } = await t.services.db
    .selectFrom('sandbox_payments')
    .select('return_url')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return new URL(url).searchParams.get('token')!;
}

const open = async (client: TestClient, token: string) => {
  const { status, text, headers } = await client.call(RETURN_FROM_PAYMENT, { token });
  const next = new URLSearchParams(String(headers.refresh ?? '').split('?')[1]).get('token');
  return { status, text, location: headers.location, next };
};

test('a browser with the buyer’s session goes on to the payment, as often as it opens the address', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  const token = await tokenOf(id);
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await open(client, token);
    assert.deepEqual([answer.status, answer.location], [303, `/transactions/${id}`]);
  }
});

test('a browser without a session learns the outcome, once, and neither name nor amount', async () => {
  const { client, user } = await t.member();
  const { id } = await started(client);
  const token = await tokenOf(id);
  await choose(client, id, 'paid');
  const elsewhere = t.asVisitor();
  const first = await open(elsewhere, token);
  assert.equal(first.status, 200);
  assert.match(first.text, /The payment is done/);
  assert.equal(first.next, null);
  for (const secret of [user.name, user.email, id, '22.50', '22,50', '25 credits', 'iDEAL'])
    assert.ok(!first.text.includes(secret), secret);
  assert.match((await open(elsewhere, token)).text, /This link was used already/);
  assert.match((await open((await t.member()).client, token)).text, /This link was used already/);
});

test('while the payment is being processed, each look has a token of its own for the next', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  const elsewhere = t.asVisitor();
  const first = await open(elsewhere, await tokenOf(id));
  assert.match(first.text, /The payment is being processed/);
  const next = first.next ?? '';
  await choose(client, id, 'failed');
  assert.equal(await statusOf(client, id), 'failed');
  const second = await open(elsewhere, next);
  assert.match(second.text, /The payment did not go through/);
  assert.equal(second.next, null);
  assert.match((await open(elsewhere, next)).text, /This link was used already/);
});

test('a token that was not made here says nothing, and one of another order is none', async () => {
  const { client } = await t.member();
  const { id } = await started(client);
  const { id: other } = await started(client);
  const token = await tokenOf(id);
  for (const wrong of ['', 'x', `${token}x`, token.replace(id, other), token.replace('.0.', '.1.')]) {
    const answer = await open(t.asVisitor(), wrong);
    assert.equal(answer.status, 404, wrong);
    assert.match(answer.text, /This link does not work/);
  }
});

test('a replaced order names the one that replaced it, also one that was over the limit', async () => {
  const { client } = await t.member({ signedUpAgo: 60 });
  const first = await started(client, { discountcode: 'TIMEBONUS25' });
  await t.advance(11);
  const second = await started(client, { discountcode: 'TIMEBONUS25' });
  const { body } = await client.call(READ_PAYMENT, { id: first.id });
  assert.deepEqual([body.payment.status, body.payment.replaced_by], ['cancelled', second.id]);
  assert.equal((await order(client, { discountcode: 'TIMEBONUS25' })).code, 'code_used');
});
