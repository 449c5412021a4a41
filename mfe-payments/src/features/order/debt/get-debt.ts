import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { READ_DEBT } from '@rendezvous/contract/resources/payments/calls';

/** What the member owes after a charge-back; null without it, and until it is known. Opened again, the screen asks again. */
export const useDebt = (): Debt | null =>
  useEndpoint(READ_DEBT, undefined, { dedupingInterval: 0 }).data?.debt ?? null;
