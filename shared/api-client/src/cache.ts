import { mutate } from 'swr';
import type { Call } from '@rendezvous/contract/kernel/call';
import type { ServerState } from '@rendezvous/contract/composition/remote-contract';

/** Puts answers into the page's cache without fetching: the state of a server-rendered screen, or what a stream delivered. */
export function primeCache(state: ServerState): void {
  for (const [path, data] of Object.entries(state)) void mutate(path, data, { revalidate: false });
}

/** Re-reads every cached answer whose path starts with `prefix`, where it is in use. */
export function invalidate(prefix: string): Promise<unknown> {
  return mutate((key) => typeof key === 'string' && key.startsWith(prefix));
}

/** Re-reads every cached answer of these calls, whatever the query, where it is in use. */
export function rereadCalls(...calls: readonly Pick<Call, 'path'>[]): Promise<unknown> {
  const paths = new Set(calls.map(({ path }) => path));
  return mutate((key) => typeof key === 'string' && paths.has(key.split('?')[0]!));
}

/** Empties the cache and reads nothing again: at log-out, while screens of the member are still there. */
export function dropCache(): Promise<unknown> {
  return mutate(() => true, undefined, { revalidate: false });
}

/** Empties the cache: after log-in and log-out nothing of the former visitor may show. What is in use is read again. */
export function emptyCache(): Promise<unknown> {
  return mutate(() => true, undefined, { revalidate: true });
}
