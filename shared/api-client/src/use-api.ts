import { useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from './api-error.ts';
import { apiPath, type Query } from './api-path.ts';
import { api } from './client.ts';
import { ServerStateContext } from './server-state.ts';

export { apiPath, type Query } from './api-path.ts';

/** Rules of the one cache: the client retries, so the cache does not. */
export const CACHE_RULES: SWRConfiguration = {
  fetcher: (path: string) => api.get(path),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

/**
 * Reads an API path through the page's one cache. `null` reads nothing yet. The first render of a server-rendered screen
 * answers from the state the server rendered with. `mutate(data, {revalidate: false})` writes what a change answered.
 */
export function useApi<T>(
  path: string | null,
  query?: Query,
  options?: SWRConfiguration<T, ApiError>,
): SWRResponse<T, ApiError> {
  const key = path === null ? null : apiPath(path, query);
  const fresh = useContext(ServerStateContext);
  return useSWR<T, ApiError>(key, {
    ...(CACHE_RULES as SWRConfiguration<T, ApiError>),
    ...(key !== null && key in fresh ? { fallbackData: fresh[key] as T, revalidateIfStale: false } : {}),
    ...options,
  });
}
