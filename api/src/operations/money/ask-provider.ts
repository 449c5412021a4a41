import type { ProviderAnswer } from '@rendezvous/contract/operators/money/values';
import type { PaymentContext, Snapshot } from '#src/money/payments/face.ts';
import type { PaymentRow } from '#src/money/returns/face.ts';

/** What the provider of a payment says about it now. Nothing is booked, and a provider that is away is an answer too. */
export async function askProvider(
  { providers, log }: PaymentContext,
  { id, provider: name, provider_id: providerId }: PaymentRow,
): Promise<{ snapshot: Snapshot | null; answer: ProviderAnswer }> {
  if (providerId === null) return { snapshot: null, answer: 'not_made' };
  try {
    const provider = providers.named(name);
    if (!provider) throw new Error(`no payment provider ${name}`);
    const snapshot = await provider.look(providerId);
    return { snapshot, answer: snapshot ? 'answered' : 'unknown' };
  } catch (err) {
    log.warn({ err, event: 'payment_look_failed', payment: id }, 'a provider did not answer an operator');
    return { snapshot: null, answer: 'silent' };
  }
}
