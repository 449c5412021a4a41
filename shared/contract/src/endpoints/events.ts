import { endpoint } from '../endpoint.ts';
import { EventsQuery } from '../live-events.ts';

export const STREAM_EVENTS = endpoint('GET', '/api/events', {
  summary: 'Streams what happens to the caller, resumable by `Last-Event-ID` (`LiveEvents`).',
  access: 'member',
  query: EventsQuery,
  media: 'text/event-stream',
  limit: { max: 120, per: 'minute' },
});
