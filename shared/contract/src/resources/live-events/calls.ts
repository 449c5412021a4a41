// Written by "npm run write calls" from resources/live-events/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Streams what happens to the caller, resumable by `Last-Event-ID` (`LiveEvents`). */
export const STREAM_EVENTS: CallOf<typeof endpoints.STREAM_EVENTS> = { method: 'GET', path: '/api/events' };
