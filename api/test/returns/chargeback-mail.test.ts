import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PAY_DEBT } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp } from '../harness.ts';
import { choose } from '../payments/support.ts';
import { buy, buyer, chargeback, eur, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
const REVERSED = new Date('2026-11-25T12:00:00Z');

/** Mails about charge-backs to this address, oldest first. */
async function mailsTo(email: string) {
  await jobs.drain();
  const mails = await db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to', '=', email)
    .orderBy('at')
    .execute();
  return mails.filter(({ subject }) => /charged back|is valid again/.test(subject));
}

const book = (id: string, amount = 2250) => report(t, id, { chargebacks: [chargeback('cb-1', amount)] });
const reverse = (id: string) => report(t, id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });

test('a charge-back is mailed with what it removed, what is open, what stays, and the way to pay', async () => {
  const { user, id } = await buyer(t, { used: 9 });
  await book(id);
  await book(id);
  const [mail, ...more] = await mailsTo(user.email);
  assert.deepEqual([mail?.subject, more], ['Your payment of €22.50 was charged back', []]);
  for (const words of [
    /took back €22\.50 from your purchase of/,
    /16 credits you hadn’t used went with it/,
    /€8\.10 is still open, for the credits you’d already used/,
    /Once it’s paid, you can buy again/,
    /Your Premium is paused/,
    /Your account, your chats and your other credits stay/,
    /Settle it.*\/premium/s,
  ])
    assert.match(mail!.text, words);
  assert.doesNotMatch(mail!.text, /nothing left to pay/);
});

test('a charge-back of unused credits leaves nothing to pay, and another purchase is still Premium', async () => {
  const { user, client, id } = await buyer(t);
  await buy(client);
  await book(id);
  const [mail] = await mailsTo(user.email);
  assert.match(mail!.text, /25 credits you hadn’t used/);
  assert.match(mail!.text, /There’s nothing left to pay/);
  assert.match(mail!.text, /See this purchase/);
  assert.doesNotMatch(mail!.text, /still open|Premium is paused/);
});

test('a reversal is mailed with what is back, and with money that was paid for the debt meanwhile', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  await book(id);
  await jobs.drain();
  const paying = await client.call(PAY_DEBT, { amount: eur(810), method: 'ideal' });
  await choose(client, paying.body.payment.id, 'paid');
  await t.advance(60);
  await reverse(id);
  const [, mail, ...more] = await mailsTo(user.email);
  assert.deepEqual([mail?.subject, more], ['Your payment of €22.50 is valid again', []]);
  for (const words of [
    /The charge-back of €22\.50 from your purchase/,
    /The 16 credits that went with it are back/,
    /already paid €8\.10 of it/,
    /Nothing from it is open any more/,
    /You’re a Premium member, and all your photos can be seen again/,
  ])
    assert.match(mail!.text, words);
});

test('a charge-back that was reversed before its mail has the mail of the reversal alone', async () => {
  const { user, id } = await buyer(t, { used: 9 });
  await book(id);
  await reverse(id);
  const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
  assert.deepEqual(subjects, ['Your payment of €22.50 is valid again']);
  const late = await buyer(t);
  await reverse(late.id);
  assert.deepEqual(await mailsTo(late.user.email), [], 'known with its reversal, it changed nothing');
});
