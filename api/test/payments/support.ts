import assert from 'node:assert/strict';
import type { CreatePaymentBody, Payment } from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { READ_PAYMENT, START_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import type { Insertable } from 'kysely';
import type { DiscountCodesTable } from '#src/money/discounts/tables.ts';
import type { SandboxOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import type { TestApp, TestClient } from '../harness.ts';

/** The buyer has read the words beside the pay button and asks for a start at once. */
export const ASKED = { withdrawal_notice: WITHDRAWAL_NOTICE, express_request: true } as const;

export const order = (client: TestClient, body: Partial<CreatePaymentBody> = {}) =>
  client.call(START_PAYMENT, { package: 'p2', method: 'ideal', ...ASKED, ...body });

/** Starts a payment that must be accepted. */
export async function started(client: TestClient, body: Partial<CreatePaymentBody> = {}): Promise<Payment> {
  const answer = await order(client, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.payment;
}

/** Chooses an outcome on the sandbox's checkout page, as its form does. */
export const choose = (client: TestClient, id: string, outcome: SandboxOutcome) =>
  client.request<null>('POST', `/sandbox/checkout/${id}`, undefined, {
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

export const statusOf = async (client: TestClient, id: string) =>
  (await client.call(READ_PAYMENT, { id })).body.payment.status;

export async function addCode(
  { services: { db, clock } }: TestApp,
  row: Partial<Insertable<DiscountCodesTable>> & { code: string },
): Promise<void> {
  await db
    .insertInto('discount_codes')
    .values({
      value_percentage: 10,
      currency: null,
      minimum_order: null,
      country: null,
      user_id: null,
      expires: null,
      status: 'active',
      validity: 'once-per-user',
      created_at: clock.now(),
      ...row,
    })
    .execute();
}

export const ledgerIsSound = async ({ services: { db } }: TestApp) =>
  assert.deepEqual((await checkLedger(db)).faults, []);
