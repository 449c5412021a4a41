import { LIVE_PREFIXES } from '@rendezvous/contract/composition/page';
import type { WorkerScope } from './scope.ts';

/** Static routing, where a browser has it: addresses that are decided on without the worker. Not among the types yet. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

/**
 * Makes the browser fetch the server's answers and photos without starting the worker. It saves time, and a request
 * that reaches a worker during its replacement would delay the replacement. Without static routing the worker does not
 * answer them.
 */
export function passBy(scope: WorkerScope): void {
  scope.addEventListener('install', (event: RoutingEvent) => {
    const rules = LIVE_PREFIXES.map((prefix) => ({
      condition: { urlPattern: `/${prefix}/*` },
      source: 'network' as const,
    }));
    if (event.addRoutes) event.waitUntil(event.addRoutes(rules).catch(() => undefined));
  });
}
