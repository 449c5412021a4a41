import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { RECEIVE_PAYMENT_WEBHOOK } from '@rendezvous/contract/resources/payments/endpoints';
import { IDS } from '#src/money/payments/sandbox/dialects.ts';
import { payInSandbox } from '#src/money/payments/sandbox/repository.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import { ledgerIsSound, orderBy, paymentsOf, snapshotOf } from './support.ts';

/** `npm run proof money -- --webhooks 20` sets these: how often fifty webhooks arrive at once, and where their times are written. */
const ROUNDS = Number(process.env.WEBHOOK_ROUNDS ?? 1);
const FILE = process.env.WEBHOOK_FILE;
const AT_ONCE = 50;

const t = await createTestApp();
after(() => t.close());
const { db, signer } = t.services;
const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });

/** An order whose provider has the money and has reported nothing. */
async function paidUnseen() {
  const user = await t.makeUser({ signedUpAgo: 30 * 86_400 });
  const { payment } = await orderBy(paymentsOf(t), user);
  await payInSandbox(db, payment.id);
  return { user, providerId: (await snapshotOf(t, payment.id)).providerId };
}

/** Delivers a webhook over HTTP; its answer comes once the credits are booked. @returns milliseconds */
async function deliver(providerId: string): Promise<number> {
  const { payload, headers } = IDS.word(signer, { id: providerId, status: 'open' });
  const started = performance.now();
  const { status } = await fetch(`${origin}${RECEIVE_PAYMENT_WEBHOOK.path}?provider=${IDS.name}`, {
    method: 'POST',
    body: payload,
    headers,
  });
  assert.equal(status, 200);
  return performance.now() - started;
}

test('the credits of fifty webhooks at once are booked when each is answered', async () => {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, paidUnseen));
    rounds.push(await Promise.all(orders.map(({ providerId }) => deliver(providerId))));
    for (const { user } of orders) assert.equal(await balanceOf(db, user.id), 25);
  }
  await ledgerIsSound(t);
  if (FILE) writeFileSync(FILE, JSON.stringify(rounds));
});
