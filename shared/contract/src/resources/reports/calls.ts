// Written by "npm run write calls" from resources/reports/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Reports a profile, a photo or a received message to the operators, and blocks its member in the same act when asked to. */
export const REPORT: CallOf<typeof endpoints.REPORT> = { method: 'POST', path: '/api/report.php' };
