import type { PageMessage, WorkerMessage } from '@rendezvous/contract/composition/worker';
import { PUSH_VERSION } from '@rendezvous/contract/resources/push/values';
import { ask } from '#src/worker/ask.ts';

/** The version of its pushes is part of the address: browsers replace a worker that reads another one. */
const SCRIPT = `/sw.js?v=${PUSH_VERSION}`;

/** The part of `navigator.serviceWorker` that is used. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'ready' | 'register' | 'getRegistration' | 'addEventListener' | 'removeEventListener'
>;

/** The browser's workers; null where it has none (private windows, insecure addresses). */
export function workers(): WorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}

/** Registers the product's worker and waits until it works; null where that fails, since everything works without. */
export async function registerWorker(
  container: WorkerContainer | null = workers(),
): Promise<ServiceWorkerRegistration | null> {
  try {
    await container?.register(SCRIPT, { scope: '/', updateViaCache: 'none' });
    return (await container?.ready) ?? null;
  } catch {
    return null;
  }
}

/** Sends a message to a worker. */
export const postToWorker = (worker: ServiceWorker, message: PageMessage): void =>
  worker.postMessage(message, []);

/** Asks a worker something and waits for its answer. */
export const askWorker = <A>(worker: ServiceWorker, message: PageMessage): Promise<A | null> =>
  ask<A, PageMessage>(worker, message);

/** Calls back with each message from workers of this site, and the port to answer on. Returns the function that stops this. */
export function onWorkerMessage(
  container: WorkerContainer,
  listener: (message: WorkerMessage, port: MessagePort | undefined) => void,
): () => void {
  const handle = (event: MessageEvent): void => listener(event.data as WorkerMessage, event.ports[0]);
  container.addEventListener('message', handle as EventListener);
  return () => container.removeEventListener('message', handle as EventListener);
}
