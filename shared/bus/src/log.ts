import { TOPICS, type Topic } from '@rendezvous/contract/composition/events';
import type { BusHub } from './bus.ts';

type Write = (topic: string, from: string, payload: unknown) => void;

/** Prints the bus's current payloads and every later one with its origin. Returns the stop function. */
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
