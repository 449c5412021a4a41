import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Live, LiveListener, StoredEvent } from '#src/platform/ports/live.ts';
import { STORED_EVENTS, STORED_MILLISECONDS } from './bus.ts';
import { createOutage } from '#src/platform/lib/outage.ts';

/** Appends the event to the member's stream and publishes it in one step: readers see ids in order. */
const PUBLISH = `
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'event', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', KEYS[2], id .. ' ' .. ARGV[1])
return id`;

const ANSWER_LIMIT = 2_000;
/** The first event of a young process (a command of operators, say) waits this long for the connection. */
const FIRST_CONNECTION_LIMIT = 500;

const streamKey = (userId: string) => `live:{${userId}}:stream`;
const channelOf = (userId: string) => `live:{${userId}}`;

function parse(id: string, json: string): StoredEvent {
  const { name, data } = JSON.parse(json) as Omit<StoredEvent, 'id'>;
  return { id, name, data };
}

interface Channel {
  listeners: Set<LiveListener>;
  /** Settles once Redis has confirmed the subscription. */
  ready: Promise<unknown>;
}

/** A Redis that does not answer must refuse a reader instead of delaying it: the client then polls. */
async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('live events are not available')), ANSWER_LIMIT);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Live events between processes, over Redis: a stream per member to resume from, a channel per connected member for new events.
 * @param report receives the beginning of an outage of Redis, a count of failures a minute and its end; events are then dropped and clients fall back to polling
 */
export function createRedisBus(url: string, report: (error: Error) => void): Live {
  const outage = createOutage(report);
  const onError = outage.failed;
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false };
  const writer = new Redis(url, options);
  // The listening connection preserves its subscriptions over a reconnect and needs its own queue.
  const reader = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  const channels = new Map<string, Channel>();
  const isConnected = once(writer, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_LIMIT) }).catch(
    () => {},
  );
  writer.on('error', onError);
  writer.on('ready', outage.ended);
  reader.on('error', onError);
  reader.on('message', (channel: string, text: string) => {
    const cut = text.indexOf(' ');
    const event = parse(text.slice(0, cut), text.slice(cut + 1));
    for (const listener of channels.get(channel)?.listeners ?? []) listener(event);
  });

  return {
    async publish(userId, name, data) {
      const json = JSON.stringify({ name, data });
      await isConnected;
      try {
        await writer.eval(
          PUBLISH,
          2,
          streamKey(userId),
          channelOf(userId),
          json,
          STORED_EVENTS,
          STORED_MILLISECONDS,
        );
      } catch (error) {
        onError(error as Error);
      }
    },
    async subscribe(userId, listener) {
      const name = channelOf(userId);
      const channel = channels.get(name) ?? { listeners: new Set(), ready: reader.subscribe(name) };
      channels.set(name, channel);
      channel.listeners.add(listener);
      const stop = () => {
        channel.listeners.delete(listener);
        if (channel.listeners.size > 0 || channels.get(name) !== channel) return;
        channels.delete(name);
        reader.unsubscribe(name).catch(onError);
      };
      try {
        await withinLimit(channel.ready);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    async since(userId, id) {
      try {
        const entries = await writer.xrange(streamKey(userId), `(${id}`, '+');
        return entries.map(([entryId, fields]) => parse(entryId, fields[1]!));
      } catch (error) {
        onError(error as Error);
        return [];
      }
    },
    // A process listens to a member's channel exactly while it has a stream of theirs, and Redis forgets processes that are gone.
    async isConnected(userId) {
      try {
        const [, listeners] = await writer.pubsub('NUMSUB', channelOf(userId));
        return Number(listeners) > 0;
      } catch (error) {
        onError(error as Error);
        return false;
      }
    },
    async ping() {
      await isConnected;
      await withinLimit(Promise.all([writer.ping(), reader.ping()]));
    },
    async close() {
      writer.disconnect();
      reader.disconnect();
    },
  };
}
