import { randomBytes } from 'node:crypto';
import type { MollieAmount } from '#src/money/payments/mollie/amounts.ts';

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
}

export interface DoublePayment {
  id: string;
  status: DoubleStatus;
  isCancelable: boolean;
  amount: MollieAmount;
  method: string | null;
  metadata: unknown;
  webhookUrl: string | null;
  createdAt: string;
  refunds: DoubleRefund[];
  chargebacks: DoubleChargeback[];
}

/** A refusal as Mollie words it: status of the answer, and what is wrong. */
export class Refusal extends Error {
  status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
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

  find(id: string): DoublePayment {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Refusal(404, `No payment exists with token ${id}.`);
    return payment;
  }

  create(asked: Pick<DoublePayment, 'amount' | 'method' | 'metadata' | 'webhookUrl'>): DoublePayment {
    const createdAt = this.now().toISOString();
    const payment: DoublePayment = {
      ...asked,
      id: newId('tr'),
      status: 'open',
      isCancelable: true,
      createdAt,
      refunds: [],
      chargebacks: [],
    };
    this.payments.push(payment);
    return payment;
  }

  #hook({ id, webhookUrl }: DoublePayment): void {
    this.hooks.push({ url: webhookUrl, body: `id=${id}` });
  }

  /** Moves a payment; `open` and `pending` call no webhook. */
  become(id: string, status: DoubleStatus): void {
    const payment = this.find(id);
    payment.status = status;
    payment.isCancelable = status === 'open';
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

  chargeBack(id: string, amount = this.find(id).amount): DoubleChargeback {
    const payment = this.find(id);
    const chargeback = {
      id: newId('chb'),
      amount,
      createdAt: this.now().toISOString(),
      reversedAt: null,
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
