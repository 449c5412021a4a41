import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Topic, Topics } from '@rendezvous/contract/events';
import type { Bus } from '@rendezvous/contract/remote-contract';

/**
 * The last payload of a replaying topic; renders again with each new one. Undefined until there is one, and while
 * rendering on the server.
 */
export function useLastOf<T extends Topic>(bus: Bus, topic: T): Topics[T] | undefined {
  const subscribe = useCallback((changed: () => void) => bus.subscribe(topic, changed), [bus, topic]);
  return useSyncExternalStore(
    subscribe,
    () => bus.last(topic),
    () => undefined,
  );
}

/** Calls back with each payload of a topic while the component is mounted; the newest callback is the one called. */
export function useSubscription<T extends Topic>(
  bus: Bus,
  topic: T,
  listener: (payload: Topics[T]) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.subscribe(topic, (payload) => latest.current(payload)), [bus, topic]);
}
