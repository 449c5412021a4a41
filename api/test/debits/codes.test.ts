import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_DIRECT_DEBIT } from '@rendezvous/contract/resources/direct-debit/endpoints';
import { createTestApp } from '../harness.ts';
import { codeFor, form, newPhone, resend, waiting } from './support.ts';

/** The gateway accepts text messages, or it does not. */
let gateway = true;
const t = await createTestApp();
const { sms, db } = t.services;
after(() => t.close());
const send = sms.send.bind(sms);
sms.send = async (to, text) => {
  if (!gateway) throw new Error('the gateway is away');
  await send(to, text);
};

const SINCE = { signedUpAgo: 3 * 86_400 } as const;
const MINUTE = 60;

test('a new code is sent after a minute, and three of a day are all', async () => {
  const { client } = await t.member(SINCE);
  const phone = newPhone();
  const { payment } = await waiting(client, { phone });
  const soon = await resend(client, { payment: payment.id });
  assert.deepEqual([soon.status, soon.problem.code], [429, 'rate_limited']);
  await t.advance(MINUTE);
  const second = await resend(client, { payment: payment.id });
  assert.equal(second.status, 200, second.text);
  assert.ok(second.body.waiting.retry_at);
  await t.advance(MINUTE);
  const third = await resend(client, { payment: payment.id });
  assert.equal(third.body.waiting.retry_at, null);
  await t.advance(MINUTE);
  const fourth = await resend(client, { payment: payment.id });
  assert.deepEqual([fourth.status, fourth.problem.code], [429, 'too_many_codes']);
  const texts = await db.selectFrom('outbox_sms').select('id').where('to', '=', phone).execute();
  assert.equal(texts.length, 3);
});

test('another number gets the code, and has the counts of the member', async () => {
  const { client } = await t.member(SINCE);
  const [first, second] = [newPhone(), newPhone()];
  const { payment } = await waiting(client, { phone: first });
  await t.advance(MINUTE);
  const changed = await resend(client, { payment: payment.id, phone: second });
  assert.equal(changed.body.waiting.sent_to.slice(-2), second.slice(-2));
  assert.notEqual(await codeFor(t, second), '');
  await t.advance(MINUTE);
  await resend(client, { payment: payment.id, phone: first });
  await t.advance(MINUTE);
  const fourth = await resend(client, { payment: payment.id, phone: newPhone() });
  assert.equal(fourth.problem.code, 'too_many_codes');
});

test('one number gets three codes a day, for all members together', async () => {
  const phone = newPhone();
  for (let sent = 0; sent < 3; sent += 1) await waiting((await t.member(SINCE)).client, { phone });
  const { client, user } = await t.member(SINCE);
  const refused = await form(client, { phone });
  assert.deepEqual([refused.status, refused.problem.code], [429, 'too_many_codes']);
  const orders = await db.selectFrom('payments').select('id').where('user_id', '=', user.id).execute();
  assert.deepEqual(orders, []);
});

test('a text message that the gateway refuses is no code of the day: the same form sends another one', async () => {
  const { client } = await t.member(SINCE);
  const [phone, headers] = [newPhone(), { 'idempotency-key': crypto.randomUUID() }];
  gateway = false;
  const refused = await form(client, { phone }, { headers });
  gateway = true;
  assert.deepEqual([refused.status, refused.problem.code], [503, 'unavailable']);
  const again = await form(client, { phone }, { headers });
  assert.equal(again.status, 201, again.text);
  assert.match(await codeFor(t, phone), /^\d{6}$/);
});

test('a debit waits for its code as long as its order', async () => {
  const { client } = await t.member(SINCE);
  const { payment } = await waiting(client);
  await t.advance(31 * MINUTE);
  assert.equal((await client.call(READ_DIRECT_DEBIT)).body.waiting, null);
  assert.equal((await resend(client, { payment: payment.id })).status, 404);
});
