import type { PaymentResponse } from '@rendezvous/contract/payments';
import { apiPath, useApi } from '@rendezvous/api-client/use-api';

/** Path of one payment; also its key in the cache. */
export const paymentPath = (id: string) => apiPath('/api/payment.php', { id });

/** One of the member's own payments. @param pollMs how often it is asked for; 0 once */
export const usePaymentOf = (id: string, pollMs: number) =>
  useApi<PaymentResponse>(paymentPath(id), undefined, {
    refreshInterval: pollMs,
    // Shorter than the polling, which would skip every second turn otherwise.
    dedupingInterval: 500,
  });
