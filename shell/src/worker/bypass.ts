import { LIVE_PREFIXES } from '@rendezvous/contract/composition/page';
import type { WorkerScope } from './scope.ts';

/** Static routing, where a browser has it: addresses that are decided on without the worker. Not among the types yet. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

/**
 * Has the browser fetch the server's answers and photos itself, without starting the worker. It saves their time, and a request
 * that reaches a worker during its replacement would keep it alive. Without static routing the worker lets
 * them pass.
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
