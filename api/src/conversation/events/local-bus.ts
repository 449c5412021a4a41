import type { Live, LiveListener, StoredEvent } from '#src/platform/ports/live.ts';
import { isAfter, STORED_EVENTS, STORED_MILLISECONDS } from './bus.ts';

interface Stream {
  events: StoredEvent[];
  listeners: Set<LiveListener>;
  touchedAt: number;
}

/** Live events of a single process. Ids start with the process's birth, so that ids of an earlier process never seem newer. */
export function createLocalBus(now: () => number = Date.now): Live {
  const streams = new Map<string, Stream>();
  const born = now();
  let counter = 0;

  const streamOf = (userId: string): Stream => {
    const found = streams.get(userId) ?? { events: [], listeners: new Set(), touchedAt: now() };
    streams.set(userId, found);
    return found;
  };
  const sweep = () => {
    for (const [userId, stream] of streams) {
      if (stream.listeners.size === 0 && now() - stream.touchedAt > STORED_MILLISECONDS)
        streams.delete(userId);
    }
  };
  const sweeper = setInterval(sweep, STORED_MILLISECONDS);
  sweeper.unref();

  return {
    async publish(userId, name, data) {
      const stream = streamOf(userId);
      counter += 1;
      const event: StoredEvent = { id: `${born}-${counter}`, name, data };
      stream.touchedAt = now();
      stream.events.push(event);
      if (stream.events.length > STORED_EVENTS) stream.events.shift();
      for (const listener of stream.listeners) listener(event);
    },
    async subscribe(userId, listener) {
      const { listeners } = streamOf(userId);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async since(userId, id) {
      return (streams.get(userId)?.events ?? []).filter((event) => isAfter(event.id, id));
    },
    async isConnected(userId) {
      return (streams.get(userId)?.listeners.size ?? 0) > 0;
    },
    ping: async () => undefined,
    async close() {
      clearInterval(sweeper);
      streams.clear();
    },
  };
}
