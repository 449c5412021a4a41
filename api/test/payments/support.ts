import assert from 'node:assert/strict';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreatePaymentBody, Payment } from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import {
  READ_PACKAGES,
  READ_PAYMENT,
  START_PAYMENT,
} from '@rendezvous/contract/resources/payments/endpoints';
import { percentOff } from '@rendezvous/rules/money';
import type { Insertable } from 'kysely';
import type { DiscountCodesTable } from '#src/money/discounts/tables.ts';
import type { SandboxOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import type { TestApp, TestClient } from '../harness.ts';

/** The buyer has read the words beside the pay button and asks for a start at once. */
export const ASKED = { withdrawal_notice: WITHDRAWAL_NOTICE, express_request: true } as const;

type Wish = Pick<CreatePaymentBody, 'package' | 'credits' | 'discountcode'>;

/** What the pay button of the order says to this member: the list without a code, or with one where it is valid. */
export async function shownPrice(
  client: TestClient,
  { package: id, credits, discountcode }: Wish,
): Promise<Money> {
  const list = await client.call(READ_PACKAGES, { discountcode });
  const { packages, discount } = list.status === 200 ? list.body : (await client.call(READ_PACKAGES)).body;
  const entry = packages.find((one) => one.id === id) ?? packages[0]!;
  const single = entry.price_before ?? entry.price;
  const amount = single.amount * (entry.min_credits === undefined ? 1 : (credits ?? 1));
  const full = percentOff({ ...single, amount }, entry.discount_percentage);
  const minimum = discount?.minimum_order_value ?? null;
  const counts = list.status === 200 && discountcode !== undefined && discount;
  const reaches = !minimum || (minimum.currency === full.currency && full.amount >= minimum.amount);
  return counts && reaches ? percentOff(full, counts.value_percentage) : full;
}

/** Presses the pay button of an order. */
export async function order(client: TestClient, body: Partial<CreatePaymentBody> = {}) {
  const wish = { package: 'p2', method: 'ideal', ...ASKED, ...body } as const;
  const amount = body.amount ?? (await shownPrice(client, wish));
  return client.call(START_PAYMENT, { ...wish, amount });
}

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
