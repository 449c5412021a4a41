import { endpoint } from '#src/kernel/endpoint.ts';
import { EventsQuery } from './schemas.ts';

export const STREAM_EVENTS = endpoint('GET', '/api/events', {
  summary: 'Streams what happens to the caller, resumable by `Last-Event-ID` (`LiveEvents`).',
  access: 'member',
  query: EventsQuery,
  media: 'text/event-stream',
});
