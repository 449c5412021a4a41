import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/calls';

/** One of the member's own payments. @param pollMs how often it is asked for; 0 once */
export const usePaymentOf = (id: string, pollMs: number) =>
  useEndpoint(
    READ_PAYMENT,
    { id },
    {
      refreshInterval: pollMs,
      // Shorter than the polling, which would skip every second turn otherwise.
      dedupingInterval: 500,
    },
  );
