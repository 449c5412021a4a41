// Written by "npm run write calls" from resources/pages/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns a page as structured blocks, in the language asked for or the caller’s (spec §2). */
export const READ_PAGE: CallOf<typeof endpoints.READ_PAGE> = { method: 'GET', path: '/api/page.php' };
