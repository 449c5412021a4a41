import type { WorkerMessage, WorkerSite } from '@rendezvous/contract/composition/worker';

/** The worker's global object, with what the server and the build have put into it. */
export interface WorkerScope extends ServiceWorkerGlobalScope {
  readonly SITE: WorkerSite;
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
}

/** Every open page of this site, also those that loaded before there was a worker. */
export function openPages({ clients }: WorkerScope): Promise<readonly WindowClient[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Sends a message to every open page. */
export async function notifyPages(scope: WorkerScope, message: WorkerMessage): Promise<void> {
  for (const page of await openPages(scope)) page.postMessage(message, []);
}
