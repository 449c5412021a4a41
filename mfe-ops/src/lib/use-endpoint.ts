import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '@rendezvous/api-client/client';
import { addressOf, type Call, type QueryOf, type ResponseOf } from '@rendezvous/contract/kernel/call';
import { api } from './client.ts';

/** Reads an endpoint of operators through the page's cache, by their own client. The query `null` reads nothing yet. */
export function useEndpoint<C extends Call>(
  endpoint: C,
  query: QueryOf<C> | null,
): SWRResponse<ResponseOf<C>, ApiError> {
  const key = query === null ? null : addressOf(endpoint, query);
  return useSWR<ResponseOf<C>, ApiError>(
    key,
    (address: string) => api.read(address) as Promise<ResponseOf<C>>,
  );
}
