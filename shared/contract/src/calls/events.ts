// Written by "npm run endpoints" from endpoints/events.ts. Do not edit.
import type { CallOf } from '../endpoint.ts';
import type * as endpoints from '../endpoints/events.ts';

/** Streams what happens to the caller, resumable by `Last-Event-ID` (`LiveEvents`). */
export const STREAM_EVENTS: CallOf<typeof endpoints.STREAM_EVENTS> = { method: 'GET', path: '/api/events' };
