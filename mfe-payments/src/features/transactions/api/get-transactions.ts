import type { TransactionsResponse } from '@rendezvous/contract/payments';
import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';

const PATH = '/api/transactions.php';

/** The newest payments of the member. */
export const useTransactions = () => useApi<TransactionsResponse>(PATH);

/** The page after a cursor. */
export const moreTransactions = (cursor: string) => api.get<TransactionsResponse>(PATH, { cursor });
