import type { DoubleMandate } from './mollie-mandates.ts';
import type { DoubleChargeback, DoublePayment, DoubleRefund } from './mollie-books.ts';

const link = (href: string) => ({ href, type: 'application/hal+json' });

export const refundAnswer = (origin: string, paymentId: string, refund: DoubleRefund) => ({
  resource: 'refund',
  mode: 'test',
  description: '',
  paymentId,
  ...refund,
  _links: { self: link(`${origin}/v2/payments/${paymentId}/refunds/${refund.id}`) },
});

const chargebackAnswer = (origin: string, paymentId: string, chargeback: DoubleChargeback) => ({
  resource: 'chargeback',
  paymentId,
  ...chargeback,
  _links: { self: link(`${origin}/v2/payments/${paymentId}/chargebacks/${chargeback.id}`) },
});

/** A payment as Mollie answers it: refunds and charge-backs are embedded where they are asked for, and linked where there are any. */
export function paymentAnswer(origin: string, payment: DoublePayment, embed: readonly string[]) {
  const { refunds, chargebacks, customerId, mandateId, details, ...facts } = payment;
  const self = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'payment',
    mode: 'test',
    profileId: 'pfl_double',
    ...facts,
    ...(customerId && { customerId }),
    ...(mandateId && { mandateId }),
    ...(details && { details }),
    _links: {
      self: link(self),
      ...(payment.sequenceType !== 'recurring' && {
        checkout: { href: `${origin}/checkout/${payment.id}`, type: 'text/html' },
      }),
      ...(refunds.length > 0 && { refunds: link(`${self}/refunds`) }),
      ...(chargebacks.length > 0 && { chargebacks: link(`${self}/chargebacks`) }),
    },
    _embedded: {
      ...(embed.includes('refunds') && {
        refunds: refunds.map((refund) => refundAnswer(origin, payment.id, refund)),
      }),
      ...(embed.includes('chargebacks') && {
        chargebacks: chargebacks.map((one) => chargebackAnswer(origin, payment.id, one)),
      }),
    },
  };
}

export const customerAnswer = (origin: string, { id, metadata }: { id: string; metadata: unknown }) => ({
  resource: 'customer',
  id,
  mode: 'test',
  name: null,
  email: null,
  metadata,
  createdAt: '2026-01-01T00:00:00+00:00',
  _links: { self: link(`${origin}/v2/customers/${id}`) },
});

export function mandateAnswer(origin: string, mandate: DoubleMandate) {
  const { customerId, chargesFail: _private, ...facts } = mandate;
  const customer = `${origin}/v2/customers/${customerId}`;
  const _links = { self: link(`${customer}/mandates/${mandate.id}`), customer: link(customer) };
  return { resource: 'mandate', mode: 'test', ...facts, _links };
}

/** Methods that can be charged on a mandate. */
const RECURRING = new Set(['creditcard', 'directdebit']);
const METHODS: [string, string, string | null][] = [
  ['ideal', '0.01', '50000.00'],
  ['creditcard', '0.01', '10000.00'],
  ['paypal', '0.01', null],
  ['banktransfer', '0.01', '1000000.00'],
  ['paysafecard', '1.00', '1000.00'],
  ['directdebit', '0.01', '1000.00'],
];

/** The methods of an account, without those whose bounds an amount passes. */
export const methodAnswers = (currency: string, value: string | null, recurring: boolean) =>
  METHODS.filter(([id]) => (recurring ? RECURRING.has(id) : id !== 'directdebit'))
    .filter(([, , most]) => value === null || most === null || Number(value) <= Number(most))
    .map(([id, least, most]) => ({
      resource: 'method',
      id,
      description: id,
      minimumAmount: { currency, value: least },
      maximumAmount: most && { currency, value: most },
      status: 'activated',
      _links: {},
    }));
