import { useSyncExternalStore } from 'react';
import type { Topic, Topics } from '@rendezvous/contract/composition/events';
import type { PageOffers } from '@rendezvous/contract/composition/page';
import { useFrame, useFrameBus } from '#src/kernel/frame/frame-context.ts';

/** Last value of a topic; on the server, and while its HTML is adopted, the page's value. */
function useTopicOr<T extends Topic>(topic: T, page: Topics[T]): Topics[T] {
  const bus = useFrameBus();
  return useSyncExternalStore(
    (changed) => bus.subscribe(topic, changed),
    () => bus.last(topic) ?? (null as Topics[T]),
    () => page,
  );
}

/** The viewer's time bonus and welcome discount. */
export function useOffers(): PageOffers {
  const { offers } = useFrame().page;
  return {
    ...offers,
    bonus: useTopicOr('timebonus:changed', offers.bonus),
    welcome: useTopicOr('welcome-code:changed', offers.welcome),
  };
}
