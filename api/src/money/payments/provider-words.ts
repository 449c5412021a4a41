import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';

export const PROVIDER_OUTCOMES = ['completed', 'failed', 'cancelled', 'expired'] as const;
export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];

/** What a provider is asked to collect. */
export interface CheckoutOrder {
  paymentId: string;
  amount: Money;
  method: PaymentMethodId;
  /** Address of this site as the buyer's browser knows it. */
  origin: string;
}

/** What a provider reports. `id` is unique per event: a repeated delivery carries the same one. */
export interface ProviderEvent {
  id: string;
  paymentId: string;
  outcome: ProviderOutcome;
}

/**
 * Collects money on pages of its own, so that no card data is ever typed on ours. It reports by webhook what happened, in any
 * order and any number of times.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly methods: ReadonlySet<PaymentMethodId>;
  /** Opens the hosted checkout of an order; @returns the absolute address the buyer goes to */
  openCheckout(order: CheckoutOrder): Promise<string>;
  /** Closes the checkout of an abandoned order; a closed or paid one stays as it is. May be called again. */
  closeCheckout(paymentId: string): Promise<void>;
  /** Gives the whole amount back, once however often it is called. */
  refund(paymentId: string): Promise<void>;
  /** Reads a webhook after proving that it is the provider's (signature or look-up); null when it is not. */
  readWebhook(body: unknown, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}
