import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { READ_DEBT } from '@rendezvous/contract/resources/payments/calls';

/**
 * What the member owes after a charge-back: undefined until it is known, null without it, and null when it could not be read, as an order says it
 * too. Opened again, the screen asks again.
 */
export function useDebt(): Debt | null | undefined {
  const { data, error } = useEndpoint(READ_DEBT, undefined, { dedupingInterval: 0 });
  return data ? data.debt : error && null;
}
