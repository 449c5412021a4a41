import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Topic, Topics } from '@rendezvous/contract/composition/events';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';

/**
 * Last payload of a replaying topic; renders again on each new one. Undefined before the first one and during server
 * rendering.
 */
export function useLastOf<T extends Topic>(bus: Bus, topic: T): Topics[T] | undefined {
  const subscribe = useCallback((changed: () => void) => bus.subscribe(topic, changed), [bus, topic]);
  return useSyncExternalStore(
    subscribe,
    () => bus.last(topic),
    () => undefined,
  );
}

/** Calls back with each payload of a topic while the component is mounted; always calls the newest callback. */
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
