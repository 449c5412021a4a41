import { CLIENT_HEADER } from '@rendezvous/api-client/client-header';
import type { BodyOf } from '@rendezvous/contract/kernel/call';
import { LOG_BOUNCE } from '@rendezvous/contract/resources/visits/calls';
import { matchRoute, type RouteName } from '@rendezvous/contract/kernel/routes';
import { LONGEST_STAY_MS } from '@rendezvous/contract/resources/visits/values';

/**
 * Counts the visit when it ends on the route it began with: the route and its duration, without an identity (spec §2,
 * query parameter `lb`). A visit that went on to another page, or came back to this one, is no bounce.
 */
export function startBounceLog(): void {
  const route = routeHere();
  const entries = window.history.length;
  const handleLeaving = () => {
    if (!route || routeHere() !== route || window.history.length !== entries) return;
    const body: BodyOf<typeof LOG_BOUNCE> = {
      route,
      duration: Math.min(Math.round(performance.now()), LONGEST_STAY_MS),
    };
    // The page unloads: the answer has no reader.
    void fetch(LOG_BOUNCE.path, {
      method: LOG_BOUNCE.method,
      keepalive: true,
      headers: { ...CLIENT_HEADER, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  window.addEventListener('pagehide', handleLeaving, { once: true });
}

const routeHere = (): RouteName | undefined => matchRoute(window.location.pathname)?.route.name;
