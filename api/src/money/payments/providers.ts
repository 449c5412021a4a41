import type { FastifyBaseLogger } from 'fastify';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import type { MethodOffer, PaymentProvider } from './provider.ts';
import { createMollie } from './mollie/provider.ts';
import { EVENTS, IDS } from './sandbox/dialects.ts';
import { createSandbox } from './sandbox/provider.ts';

/** Every provider that a payment may be of, by the name that is stored with the payment. */
export interface Providers {
  /** Makes new orders; null where none may be made. */
  readonly current: PaymentProvider | null;
  readonly all: readonly PaymentProvider[];
  named(name: string): PaymentProvider | null;
}

/** @param current name of the provider of new orders */
export function providersOf(all: readonly PaymentProvider[], current: string): Providers {
  const byName = new Map(all.map((provider) => [provider.name, provider]));
  const named = (name: string) => byName.get(name) ?? null;
  return { current: named(current), all, named };
}

/** The providers of this server. The sandbox gives credits for nothing, so it exists only where nothing is real. */
export function createProviders(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'jobs' | 'signer'>,
): Providers {
  const {
    development,
    PAYMENT_PROVIDER: wanted,
    MOLLIE_API_KEY: apiKey,
    MOLLIE_API_URL: apiEndpoint,
  } = services.config;
  const mollie = apiKey ? [createMollie({ apiKey, apiEndpoint })] : [];
  const sandboxes = development ? [IDS, EVENTS].map((dialect) => createSandbox(services, dialect)) : [];
  const all = [...mollie, ...sandboxes];
  return providersOf(all, wanted || (all[0]?.name ?? ''));
}

/** What the provider of new orders accepts; nothing without one. @throws problem `unavailable` while it is away */
export async function offersOf(
  { providers, log }: { providers: Providers; log: Pick<FastifyBaseLogger, 'warn'> },
  query: Parameters<PaymentProvider['methods']>[0],
): Promise<readonly MethodOffer[]> {
  const { current } = providers;
  if (!current) return [];
  try {
    return await current.methods(query);
  } catch (err) {
    log.warn({ err, event: 'payment_provider_away', provider: current.name }, 'methods are not known');
    throw problem('unavailable', { detail: 'the payment provider does not answer' });
  }
}
