import { fastifySSE } from '@fastify/sse';
import { STREAM_EVENTS } from '@rendezvous/contract/resources/live-events/endpoints';
import { findUsable } from '#src/identity/accounts/face.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { handle, type Handler } from '#src/platform/http/handle.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import type { App } from '#src/platform/types.ts';
import { followEvents, isSessionEnd } from './bus.ts';
import { OpenStreams } from './open-streams.ts';

/** Open streams one member may have: enough for many tabs, not enough to exhaust a process. */
const STREAMS_PER_MEMBER = 12;
const HEARTBEAT_MILLISECONDS = 20_000;
/** Streams whose session is over by the clock are closed this soon. */
const WATCH_MILLISECONDS = 500;
const RECONNECT_MILLISECONDS = 3_000;
/** A reader with this many unread bytes is cut off; it resumes from its last event. */
const BACKLOG_LIMIT = 512 * 1024;

/** Live events as server-sent events (API: GET /api/events), resumable by `Last-Event-ID`. */
export async function eventRoutes(app: App): Promise<void> {
  const { live, db, clock } = app.services;
  const streams = new OpenStreams({
    perMember: STREAMS_PER_MEMBER,
    recheckMs: HEARTBEAT_MILLISECONDS,
    now: () => clock.now(),
    findUsable: (ids) => findUsable(db, ids, clock.now()),
  });
  await app.register(fastifySSE, { heartbeatInterval: HEARTBEAT_MILLISECONDS });

  // A database that is away ends no stream.
  const watch = setInterval(
    () => void streams.check().catch((err: unknown) => app.log.warn({ err }, 'sessions of streams')),
    WATCH_MILLISECONDS,
  ).unref();
  app.addHook('preClose', async () => {
    clearInterval(watch);
    streams.close();
  });

  const stream: Handler<typeof STREAM_EVENTS> = async (request, reply) => {
    const { userId, sessionId } = request.context.member;
    const opened = { userId, sessionId, close: () => reply.sse.close() };
    if (!streams.reserve(opened)) throw problem('rate_limited', { retry_after: 60 });
    const end = opened.close;
    const send = (event: StoredEvent) => {
      if (!reply.sse.isConnected || isOfOtherSession(event, sessionId)) return;
      if (reply.raw.writableLength > BACKLOG_LIMIT) return end();
      // The plugin waits for a full connection with listeners of each event; the limit above is the way to wait here.
      reply.sse.sendHeaders();
      reply.raw.write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
      if (isSessionEnd(event)) end();
    };
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    // Nothing is sent before the session was looked up again: it may have ended while the stream was opened.
    let isChecked = false;
    const waiting: StoredEvent[] = [];
    const receive = (event: StoredEvent) => (isChecked ? send(event) : waiting.push(event));
    let stop = () => {};
    const forget = () => {
      stop();
      streams.release(opened);
    };
    try {
      stop = await followOrRefuse(userId, reply.sse.lastEventId ?? request.query.since ?? null, receive);
      if (!(await streams.isUsable(opened))) throw problem('authentication_required');
    } catch (error) {
      forget();
      throw error;
    }
    if (!reply.sse.isConnected) return forget();
    reply.sse.onClose(forget);
    reply.sse.keepAlive();
    isChecked = true;
    waiting.forEach(send);
    await reply.sse.send({ event: 'ready', data: {}, retry: RECONNECT_MILLISECONDS });
  };
  handle(app, STREAM_EVENTS, stream, { sse: 'only' });

  const followOrRefuse = async (
    userId: string,
    lastEventId: string | null,
    listener: (event: StoredEvent) => void,
  ) => {
    try {
      return await followEvents(live, userId, lastEventId, listener);
    } catch {
      throw problem('unavailable', { retry_after: 30 });
    }
  };
}

/** A log-out on one device is no news to the member's others: their sessions go on. */
function isOfOtherSession(event: StoredEvent, sessionId: string): boolean {
  return isSessionEnd(event) && event.data.session !== undefined && event.data.session !== sessionId;
}
