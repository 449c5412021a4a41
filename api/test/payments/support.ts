import assert from 'node:assert/strict';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreatePaymentBody, Payment } from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import {
  READ_PACKAGES,
  READ_PAYMENT,
  RECEIVE_PAYMENT_WEBHOOK,
  START_PAYMENT,
} from '@rendezvous/contract/resources/payments/endpoints';
import { percentOff } from '@rendezvous/rules/money';
import type { Insertable } from 'kysely';
import type { DiscountCodesTable } from '#src/money/discounts/tables.ts';
import { paymentContext, type PaymentContext } from '#src/money/payments/context.ts';
import type { PaymentProvider, ProviderStatus, Snapshot } from '#src/money/payments/provider.ts';
import { providersOf } from '#src/money/payments/providers.ts';
import { IDS } from '#src/money/payments/sandbox/dialects.ts';
import { createSandbox } from '#src/money/payments/sandbox/provider.ts';
import { payInSandbox } from '#src/money/payments/sandbox/repository.ts';
import { REFUND_SECONDS } from '#src/money/payments/sandbox/provider.ts';
import { settle } from '#src/money/payments/settle.ts';
import { startPayment } from '#src/money/payments/start.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { SandboxOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import type { TestApp, TestClient, TestUser } from '../harness.ts';

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

/** The payment functions with the providers of this server. */
export const paymentsOf = ({ services, app }: TestApp): PaymentContext => paymentContext(services, app.log);

/** What the provider says about an order that it has made, at this moment. */
export async function snapshotOf(t: TestApp, id: string, changes: Partial<Snapshot> = {}): Promise<Snapshot> {
  const { db } = t.services;
  const order = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const provider = paymentsOf(t).providers.named(order.provider);
  const snapshot = await provider?.look(order.provider_id ?? '');
  assert.ok(snapshot, 'the provider knows the order');
  return { ...snapshot, ...changes };
}

/** Books an answer of the provider about an order, whatever it said before. */
export const answered = async (t: TestApp, id: string, status: ProviderStatus): Promise<void> =>
  settle(paymentsOf(t), IDS.name, id, await snapshotOf(t, id, { status }));

/** Sends a webhook of the provider about one of its payments. */
export const hook = ({ app }: TestApp, providerId: string, provider: string = IDS.name) =>
  app.inject({
    method: 'POST',
    url: `${RECEIVE_PAYMENT_WEBHOOK.path}?provider=${provider}`,
    ...IDS.word(app.services.signer, { id: providerId, status: 'open' }),
  });

/** Money arrives for an order, whatever became of it here and there. */
export async function payLate(t: TestApp, id: string): Promise<void> {
  await payInSandbox(t.services.db, id);
  const { providerId } = await snapshotOf(t, id);
  assert.equal((await hook(t, providerId)).statusCode, 200);
}

/** Sends the refunds that were asked for, and waits until the provider has made them. */
export async function refunded({ services: { jobs }, advance }: TestApp): Promise<void> {
  await jobs.drain();
  await advance(REFUND_SECONDS);
  await jobs.drain();
}

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

/** What operators would read, by its `event`. */
export interface RecordedLog {
  log: PaymentContext['log'];
  events: Record<string, unknown>[];
}

export function recordLog(): RecordedLog {
  const events: Record<string, unknown>[] = [];
  const write = (facts: object) => void events.push({ ...facts });
  return { log: { info: write, warn: write, error: write }, events };
}

/** The payment functions with a provider that differs from the sandbox in some answers, and what they log. */
export function withProvider(t: TestApp, changes: Partial<PaymentProvider>) {
  const recorded = recordLog();
  const sandbox = createSandbox(t.services, IDS);
  const providers = providersOf([{ ...sandbox, ...changes }], IDS.name);
  const context: PaymentContext = { ...t.services, providers, log: recorded.log };
  return { context, sandbox, events: recorded.events };
}

/** A provider that is away. */
export const away = (): Promise<never> => Promise.reject(new Error('the provider is away'));

/** A member who orders in English from the Netherlands. */
export const ordererOf = ({ id: userId }: Pick<TestUser, 'id'>) =>
  ({
    userId,
    domain: DEFAULT_DOMAIN,
    visitorCountry: 'NL',
    language: 'en',
    connectionCountry: null,
  }) as const;

/** Presses the pay button past HTTP. */
export async function orderBy(
  context: PaymentContext,
  user: Pick<TestUser, 'id'>,
  { id = newId(), ...wish }: Partial<CreatePaymentBody> & { id?: string } = {},
) {
  const amount = { amount: 2_250, currency: 'EUR' };
  const body = { package: 'p2', method: 'ideal', amount, ...ASKED, ...wish } as const;
  return startPayment(context, ordererOf(user), { id, body, origin: 'http://localhost:4200' });
}
