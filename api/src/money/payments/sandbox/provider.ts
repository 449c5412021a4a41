import type { Signer } from '#src/platform/lib/signer.ts';
import { ORDERABLE } from '../methods.ts';
import {
  PROVIDER_OUTCOMES,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderOutcome,
} from '../provider-words.ts';

export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** A message of the sandbox: body and signature of a webhook. */
export interface Webhook {
  body: { id: string; payment: string; outcome: ProviderOutcome };
  signature: string;
}

export interface Sandbox extends PaymentProvider {
  /** Words a webhook as the sandbox sends it. */
  webhook(event: ProviderEvent): Webhook;
  /** Whether a checkout is closed for payments. */
  isClosed(paymentId: string): boolean;
  /** Whether the money of a payment was given back. */
  isRefunded(paymentId: string): boolean;
}

const isOutcome = (value: unknown): value is ProviderOutcome =>
  (PROVIDER_OUTCOMES as readonly unknown[]).includes(value);
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value);

/** The built-in provider: a checkout page on this server, where the tester decides how the payment goes. No money moves. */
export function createSandbox(signer: Signer): Sandbox {
  const signed = ({ id, paymentId, outcome }: ProviderEvent) =>
    ['sandbox webhook', id, paymentId, outcome] as const;
  const closed = new Set<string>();
  const refunded = new Set<string>();
  return {
    name: 'sandbox',
    methods: ORDERABLE,
    async openCheckout({ paymentId, origin }) {
      return `${origin}/sandbox/checkout/${paymentId}`;
    },
    async closeCheckout(paymentId) {
      closed.add(paymentId);
    },
    async refund(paymentId) {
      refunded.add(paymentId);
    },
    isClosed: (paymentId) => closed.has(paymentId),
    isRefunded: (paymentId) => refunded.has(paymentId),
    webhook(event) {
      return {
        body: { id: event.id, payment: event.paymentId, outcome: event.outcome },
        signature: signer.sign(...signed(event)),
      };
    },
    async readWebhook(body, headers) {
      const { id, payment, outcome } = body as Record<string, unknown>;
      const signature = headers[SIGNATURE_HEADER];
      if (!isId(id) || !isId(payment) || !isOutcome(outcome) || typeof signature !== 'string') return null;
      const event: ProviderEvent = { id, paymentId: payment, outcome };
      return signer.verify(signature, ...signed(event)) ? event : null;
    },
  };
}
