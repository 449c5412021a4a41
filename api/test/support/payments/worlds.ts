import type { PaymentProvider } from '#src/money/payments/provider.ts';
import { createMollie } from '#src/money/payments/mollie/provider.ts';
import type { Dialect } from '#src/money/payments/sandbox/dialects.ts';
import * as mandates from '#src/money/payments/sandbox/mandates-repository.ts';
import { changeLater, type LaterOutcome } from '#src/money/payments/sandbox/outcomes.ts';
import { createSandbox, REFUND_SECONDS } from '#src/money/payments/sandbox/provider.ts';
import * as sandbox from '#src/money/payments/sandbox/repository.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { TestApp } from '#test/harness.ts';
import { MOLLIE_TEST_KEY, type MollieDouble } from './mollie-double.ts';

/** The buyer, the bank and the staff of a provider, as the tests move them. Amounts are minor units of the payment's currency. */
export interface ProviderWorld {
  provider: PaymentProvider;
  /** @param amount another amount than the one ordered */
  pay(providerId: string, amount?: number): Promise<void>;
  fail(providerId: string): Promise<void>;
  expire(providerId: string): Promise<void>;
  settleRefund(providerId: string, refundId: string, state: 'done' | 'failed'): Promise<void>;
  /** Refunds at the provider, past this site. */
  refundOutside(providerId: string, amount: number): Promise<void>;
  /** @param amount a part of the payment; all of it when left out */
  chargeBack(providerId: string, amount?: number): Promise<void>;
  reverseChargeBack(providerId: string): Promise<void>;
  /** The bank returns a debit, collected or not. @param reason as ISO 20022 writes it */
  returnDebit(providerId: string, reason: 'AC04' | 'AM04' | 'MD06' | 'MS02'): Promise<void>;
  /** A payment is paid, and its mandate waits. */
  payAndWait(providerId: string): Promise<void>;
  confirmMandate(providerId: string): Promise<void>;
  /** The bank refuses each further charge of the mandate of a payment. */
  refuseCharges(providerId: string): Promise<void>;
  /** Body and headers of the last webhook about a payment. */
  webhook(providerId: string): Promise<{ body: unknown; headers: Record<string, string> }>;
}

const inEuro = (amount: number) => ({ value: (amount / 100).toFixed(2), currency: 'EUR' });

/** Mollie's client against its double. */
export function mollieWorld({ books, endpoint }: MollieDouble): ProviderWorld {
  const mandateOf = (id: string) => {
    const { customerId, mandateId } = books.find(id);
    return books.means.find(customerId ?? '', mandateId ?? '');
  };
  return {
    provider: createMollie({ apiKey: MOLLIE_TEST_KEY, apiEndpoint: endpoint }),
    async pay(id, amount) {
      if (amount !== undefined) books.find(id).amount = inEuro(amount);
      books.become(id, 'paid');
    },
    fail: async (id) => books.become(id, 'failed'),
    expire: async (id) => books.become(id, 'expired'),
    settleRefund: async (_id, refundId, state) =>
      books.refundBecomes(refundId, state === 'done' ? 'refunded' : 'failed'),
    async refundOutside(id, amount) {
      const refund = books.refund(id, { amount: inEuro(amount), metadata: null });
      books.refundBecomes(refund.id, 'refunded');
    },
    chargeBack: async (id, amount) =>
      void books.chargeBack(id, amount === undefined ? undefined : inEuro(amount)),
    async reverseChargeBack(id) {
      const standing = books.find(id).chargebacks.find(({ reversedAt }) => reversedAt === null);
      if (standing) books.reverse(id, standing.id);
    },
    returnDebit: async (id, reason) => books.returnDebit(id, reason),
    async payAndWait(id) {
      books.mandatesWait = true;
      books.become(id, 'paid');
      books.mandatesWait = false;
    },
    confirmMandate: async (id) => void (mandateOf(id).status = 'valid'),
    refuseCharges: async (id) => void (mandateOf(id).chargesFail = true),
    webhook: async (id) => {
      const hook = books.hooks.findLast(({ body }) => body === `id=${id}`);
      return { body: Object.fromEntries(new URLSearchParams(hook?.body)), headers: {} };
    },
  };
}

const RETURNS = {
  AC04: 'returned_ac04',
  AM04: 'returned_am04',
  MD06: 'returned_md06',
  MS02: 'returned_ms02',
} as const;

/** The sandbox, moved as its page moves it. */
export function sandboxWorld({ services }: TestApp, dialect: Dialect): ProviderWorld {
  const { db, clock, signer } = services;
  const find = async (id: string) => (await sandbox.find(db, id))!;
  const later = async (id: string, outcome: LaterOutcome) =>
    changeLater(db, await find(id), outcome, clock.now());
  return {
    provider: createSandbox(services, dialect),
    pay: (id, amount) =>
      sandbox.update(db, id, { status: 'paid', ...(amount !== undefined && { paid_amount: amount }) }),
    fail: (id) => sandbox.update(db, id, { status: 'failed' }),
    expire: (id) => sandbox.update(db, id, { status: 'expired' }),
    settleRefund: async (id, _refundId, state) =>
      state === 'done' ? clock.advance(REFUND_SECONDS) : sandbox.update(db, id, { refunds_fail: true }),
    async refundOutside(id, amount) {
      const refund = { id: `sr_${newId()}`, sandbox_id: id, key: null, at: clock.now() };
      await sandbox.insertReturn(db, { ...refund, kind: 'refund', amount });
    },
    async chargeBack(id, amount) {
      if (amount === undefined) return later(id, 'charged_back');
      const chargeback = { id: `sr_${newId()}`, sandbox_id: id, key: null, at: clock.now() };
      await sandbox.insertReturn(db, { ...chargeback, kind: 'chargeback', amount });
    },
    reverseChargeBack: (id) => later(id, 'chargeback_reversed'),
    returnDebit: async (id, reason) => later(id, RETURNS[reason]),
    async payAndWait(id) {
      const { mandate_id: mandate } = await find(id);
      await mandates.update(db, mandate!, { status: 'pending' });
      await sandbox.update(db, id, { status: 'paid' });
    },
    confirmMandate: (id) => later(id, 'mandate_confirmed'),
    refuseCharges: (id) => later(id, 'charges_refused'),
    webhook: async (id) => {
      const { payload, headers } = dialect.word(signer, await find(id));
      const isForm = headers['content-type']?.includes('form');
      const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(payload)) : JSON.parse(payload);
      return { body, headers };
    },
  };
}
