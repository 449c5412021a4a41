import { Observable, Subject } from 'rxjs';
import { TOPICS, type Topic, type Topics } from '@rendezvous/contract/events';
import type { Bus } from '@rendezvous/contract/remote-contract';
import type { RouteOwner } from '@rendezvous/contract/routes';

/** The whole bus, held by the frame, which hands every part its own view of it. */
export interface BusHub {
  /** The bus as `owner` sees it: listens to every topic, publishes its own only. */
  as(owner: RouteOwner): Bus;
  /** A topic as an RxJS stream, which starts with the last payload where the topic replays. */
  stream<T extends Topic>(topic: T): Observable<Topics[T]>;
  /** Drops every remembered payload that is about a member, so that a later subscriber sees nothing of them (log-out). */
  forget(): void;
}

/** Makes a bus with one stream per topic of the contract. */
export function createBus(): BusHub {
  const subjects = new Map<Topic, Subject<unknown>>();
  // Kept beside the subjects instead of in ReplaySubjects, which cannot forget.
  const remembered = new Map<Topic, unknown>();

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

  return {
    stream,
    as: (owner) => ({
      ...listening,
      publish(topic, payload) {
        const subject = subjectOf(topic);
        const { owner: rightful, replay } = TOPICS[topic];
        if (rightful !== owner) throw new Error(`${owner} may not publish ${topic}: it belongs to ${rightful}`);
        if (replay === 'last') remembered.set(topic, payload);
        subject.next(payload);
      },
    }),
    forget() {
      for (const topic of remembered.keys()) if (TOPICS[topic].about === 'member') remembered.delete(topic);
    },
  };
}
