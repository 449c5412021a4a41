import { TOPICS, type Topic } from '@rendezvous/contract/events';
import type { BusHub } from './bus.ts';

type Write = (topic: string, from: string, payload: unknown) => void;

/** Writes what the bus holds now and then everything on it, with where it came from; returns the way to stop. */
export function logBus(
  hub: BusHub,
  write: Write = (topic, from, payload) => console.debug(`bus ${topic} (${from})`, payload),
): () => void {
  const bus = hub.as('shell');
  for (const topic of Object.keys(TOPICS) as Topic[]) {
    const last = bus.last(topic);
    if (last !== undefined) write(topic, 'known', last);
  }
  return hub.watch(({ topic, payload, from }) => write(topic, from, payload));
}
