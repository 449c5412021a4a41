import { endpoint } from '../endpoint.ts';
import { EventsQuery } from '../live-events.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';

export const STREAM_EVENTS = endpoint('GET', '/api/events', {
  summary: 'Streams what happens to the caller, resumable by `Last-Event-ID` (`LiveEvents`).',
  access: 'member',
  query: EventsQuery,
  media: 'text/event-stream',
  limit: REQUEST_LIMITS.STREAM_EVENTS,
});
