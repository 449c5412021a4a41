import type { TransactionsResponse } from '@rendezvous/contract/payments';
import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';
import { usePages } from '@rendezvous/api-client/use-pages';

const PATH = '/api/transactions.php';

/** The member's payments, newest first, a page at a time. */
export function useTransactions() {
  const reading = useApi<TransactionsResponse>(PATH);
  return {
    ...reading,
    ...usePages(reading, (cursor) => api.get<TransactionsResponse>(PATH, { cursor })),
  };
}
