import type { MollieAmount } from '#src/money/payments/mollie/amounts.ts';
import { MollieMandates, type DoubleMandate } from './mollie-mandates.ts';
import { newMollieId as newId, Refusal } from './mollie-refusal.ts';

export type DoubleStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
export type DoubleRefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

export interface DoubleRefund {
  id: string;
  amount: MollieAmount;
  status: DoubleRefundStatus;
  metadata: unknown;
  createdAt: string;
}

export interface DoubleChargeback {
  id: string;
  amount: MollieAmount;
  createdAt: string;
  reversedAt: string | null;
  reason: { code: string; description: string } | null;
}

export interface DoublePayment {
  id: string;
  status: DoubleStatus;
  isCancelable: boolean;
  amount: MollieAmount;
  method: string | null;
  metadata: unknown;
  webhookUrl: string | null;
  sequenceType: 'oneoff' | 'first' | 'recurring';
  customerId: string | null;
  mandateId: string | null;
  details: { bankReasonCode: string } | null;
  createdAt: string;
  refunds: DoubleRefund[];
  chargebacks: DoubleChargeback[];
}

/** What a payment is made with. */
export interface Asked {
  amount: MollieAmount;
  method?: string;
  metadata?: unknown;
  webhookUrl?: string;
  sequenceType?: DoublePayment['sequenceType'];
  customerId?: string;
  mandateId?: string;
}

const cents = ({ value }: MollieAmount) => Number(value.replace('.', ''));
const sum = (amounts: MollieAmount[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

/**
 * What Mollie remembers of payments, and when it calls the webhook, by its public documentation (docs.mollie.com: Payments API,
 * Refunds API, Chargebacks API, Webhooks, Payment status changes). `paid` stays `paid` under refunds and charge-backs.
 */
export class MollieBooks {
  payments: DoublePayment[] = [];
  /** Form bodies of the webhooks it has called, with their addresses. */
  hooks: { url: string | null; body: string }[] = [];
  now: () => Date = () => new Date();
  means = new MollieMandates(() => this.now());
  /** Mandates of first payments stay pending. */
  mandatesWait = false;

  find(id: string): DoublePayment {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Refusal(404, `No payment exists with token ${id}.`);
    return payment;
  }

  /** A recurring payment is a debit that waits for the bank, or a card that is charged at once. */
  create(asked: Asked): DoublePayment {
    const { sequenceType = 'oneoff', customerId = null } = asked;
    const mandate = this.#mandateFor(asked);
    const direct = sequenceType === 'recurring' && mandate?.method === 'creditcard';
    const payment: DoublePayment = {
      amount: asked.amount,
      metadata: asked.metadata,
      method: asked.method ?? null,
      webhookUrl: asked.webhookUrl ?? null,
      sequenceType,
      customerId,
      mandateId: mandate?.id ?? null,
      details: null,
      id: newId('tr'),
      status: direct
        ? mandate.chargesFail
          ? 'failed'
          : 'paid'
        : mandate?.method === 'directdebit'
          ? 'pending'
          : 'open',
      isCancelable: sequenceType !== 'recurring',
      createdAt: this.now().toISOString(),
      refunds: [],
      chargebacks: [],
    };
    this.payments.push(payment);
    return payment;
  }

  #mandateFor({ sequenceType, customerId, mandateId }: Asked): DoubleMandate | null {
    if (!customerId) return null;
    if (sequenceType === 'first') return this.means.ofFirst(customerId);
    const mandate = this.means.find(customerId, mandateId ?? '');
    if (mandate.status !== 'valid') throw new Refusal(422, 'The mandate is invalid');
    return mandate;
  }

  #hook({ id, webhookUrl }: DoublePayment): void {
    this.hooks.push({ url: webhookUrl, body: `id=${id}` });
  }

  /** Moves a payment; `open` and `pending` call no webhook. */
  become(id: string, status: DoubleStatus): void {
    const payment = this.find(id);
    payment.status = status;
    payment.isCancelable = status === 'open';
    const { sequenceType, customerId, mandateId } = payment;
    if (sequenceType === 'first' && customerId && mandateId && !this.mandatesWait)
      this.means.find(customerId, mandateId).status = status === 'paid' ? 'valid' : 'pending';
    if (status !== 'open' && status !== 'pending') this.#hook(payment);
  }

  /** Only while `isCancelable`; a cancel through the API calls the webhook too. */
  cancel(id: string): DoublePayment {
    const payment = this.find(id);
    if (!payment.isCancelable) throw new Refusal(422, 'The payment cannot be canceled');
    this.become(id, 'canceled');
    return payment;
  }

  refund(id: string, asked: Pick<DoubleRefund, 'amount' | 'metadata'>): DoubleRefund {
    const payment = this.find(id);
    const given = payment.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const left = cents(payment.amount) - sum(given.map(({ amount }) => amount));
    if (payment.status !== 'paid' || cents(asked.amount) > left)
      throw new Refusal(422, 'The amount is higher than the maximum');
    const refund: DoubleRefund = {
      ...asked,
      id: newId('re'),
      status: 'pending',
      createdAt: this.now().toISOString(),
    };
    payment.refunds.push(refund);
    return refund;
  }

  /** Moves a refund; the webhook is called for processing, refunded and failed. */
  refundBecomes(refundId: string, status: DoubleRefundStatus): void {
    for (const payment of this.payments)
      for (const refund of payment.refunds.filter(({ id }) => id === refundId)) {
        refund.status = status;
        if (['processing', 'refunded', 'failed'].includes(status)) this.#hook(payment);
      }
  }

  /** The bank returns a debit: one that it has not collected fails, one that it has is charged back. */
  returnDebit(id: string, code: string): void {
    const payment = this.find(id);
    if (payment.status === 'paid') {
      this.chargeBack(id, payment.amount, { code, description: '' });
      return;
    }
    payment.details = { bankReasonCode: code };
    this.become(id, 'failed');
  }

  chargeBack(
    id: string,
    amount = this.find(id).amount,
    reason: DoubleChargeback['reason'] = null,
  ): DoubleChargeback {
    const payment = this.find(id);
    const chargeback = {
      id: newId('chb'),
      amount,
      createdAt: this.now().toISOString(),
      reversedAt: null,
      reason,
    };
    payment.chargebacks.push(chargeback);
    this.#hook(payment);
    return chargeback;
  }

  reverse(id: string, chargebackId: string): void {
    const payment = this.find(id);
    for (const chargeback of payment.chargebacks)
      if (chargeback.id === chargebackId) chargeback.reversedAt = this.now().toISOString();
    this.#hook(payment);
  }
}
