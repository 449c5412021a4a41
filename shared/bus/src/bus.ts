import { Observable, Subject } from 'rxjs';
import { TOPICS, type Topic, type Topics } from '@rendezvous/contract/composition/events';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import type { RouteOwner } from '@rendezvous/contract/kernel/routes';

/** Payload in transit, as seen by `watch`. */
export type BusEvent = { [T in Topic]: { topic: T; payload: Topics[T]; from: 'here' | 'tab' } }[Topic];

/** The whole bus, owned by the frame; each part receives a view of it. */
export interface BusHub {
  /** View of one owner: subscribes to every topic, publishes its own topics only. */
  as(owner: RouteOwner): Bus;
  /** Publishes a payload that the owner published in another tab. */
  relay<T extends Topic>(topic: T, payload: Topics[T]): void;
  /** Receives every payload of every topic with its origin. Returns the unsubscribe function. */
  watch(listener: (event: BusEvent) => void): () => void;
  /** Drops every remembered payload about a member (log-out). */
  forget(): void;
}

/** Creates a bus with one stream per topic of the contract. */
export function createBus(): BusHub {
  const subjects = new Map<Topic, Subject<unknown>>();
  // Last payloads are stored here, because a ReplaySubject cannot forget.
  const remembered = new Map<Topic, unknown>();
  const watchers = new Set<(event: BusEvent) => void>();

  function subjectOf(topic: Topic): Subject<unknown> {
    if (!(topic in TOPICS)) throw new Error(`the contract names no topic ${topic}`);
    let subject = subjects.get(topic);
    if (!subject) subjects.set(topic, (subject = new Subject()));
    return subject;
  }

  function stream<T extends Topic>(topic: T): Observable<Topics[T]> {
    const subject = subjectOf(topic);
    return new Observable<Topics[T]>((observer) => {
      if (remembered.has(topic)) observer.next(remembered.get(topic) as Topics[T]);
      return subject.subscribe((payload) => observer.next(payload as Topics[T]));
    });
  }

  const listening: Pick<Bus, 'subscribe' | 'last'> = {
    subscribe(topic, listener) {
      const subscription = stream(topic).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    last: <T extends Topic>(topic: T) => remembered.get(topic) as Topics[T] | undefined,
  };

  function send<T extends Topic>(topic: T, payload: Topics[T], from: BusEvent['from']): void {
    const subject = subjectOf(topic);
    if (TOPICS[topic].replay === 'last') remembered.set(topic, payload);
    subject.next(payload);
    for (const watcher of watchers) watcher({ topic, payload, from } as BusEvent);
  }

  return {
    as: (owner) => ({
      ...listening,
      publish(topic, payload) {
        if (!(topic in TOPICS)) throw new Error(`the contract names no topic ${topic}`);
        const { owner: rightful } = TOPICS[topic];
        if (rightful !== owner)
          throw new Error(`${owner} may not publish ${topic}: it belongs to ${rightful}`);
        send(topic, payload, 'here');
      },
    }),
    relay: (topic, payload) => send(topic, payload, 'tab'),
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    forget() {
      for (const topic of remembered.keys()) if (TOPICS[topic].about === 'member') remembered.delete(topic);
    },
  };
}
