import { useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import {
  addressOf,
  type Arguments,
  type Call,
  type QueryOf,
  type ResponseOf,
} from '@rendezvous/contract/kernel/call';
import type { ApiError } from './api-error.ts';
import { api } from './client.ts';
import { ServerStateContext } from './server-state.ts';

/** Rules of the one cache: the client retries, so the cache does not. */
export const CACHE_RULES: SWRConfiguration = {
  fetcher: (address: string) => api.read(address),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

type Reading<C extends Call> = SWRResponse<ResponseOf<C>, ApiError>;
type Rules<C extends Call> = SWRConfiguration<ResponseOf<C>, ApiError>;

/**
 * Reads an endpoint through the page's one cache; its key is the address of the call. The query `null` reads nothing yet. The
 * first render of a server-rendered screen answers from the state the server rendered with. `mutate(data, {revalidate: false})`
 * stores what a change answered.
 */
export function useEndpoint<C extends Call>(
  endpoint: C,
  ...[query, rules]: Arguments<QueryOf<C> | null, Rules<C>>
): Reading<C> {
  const key = query === null ? null : addressOf(endpoint, query);
  const fresh = useContext(ServerStateContext);
  return useSWR<ResponseOf<C>, ApiError>(key, {
    ...(CACHE_RULES as Rules<C>),
    ...(key !== null && key in fresh
      ? { fallbackData: fresh[key] as ResponseOf<C>, revalidateIfStale: false }
      : {}),
    ...rules,
  });
}
