import type { PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import type { ProviderOutcome } from './provider-words.ts';

/** States in which money may still arrive: also when it was cancelled or has expired (a late completion). */
const OPEN_TO_COMPLETION: ReadonlySet<PaymentStatus> = new Set(['pending', 'failed', 'cancelled', 'expired']);

/**
 * State after a provider's word (spec §4 Payment). Never back to pending, and never away from completed by one of these words;
 * of several refusals the first counts. So the end does not depend on the order in which words arrive, as far as money goes.
 */
export function nextStatus(status: PaymentStatus, outcome: ProviderOutcome): PaymentStatus {
  if (outcome === 'completed') return OPEN_TO_COMPLETION.has(status) ? 'completed' : status;
  return status === 'pending' ? outcome : status;
}
