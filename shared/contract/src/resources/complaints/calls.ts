// Written by "npm run write calls" from resources/complaints/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Files a complaint of a visitor or member and mails a confirmation (spec §2 /complaints). */
export const COMPLAIN: CallOf<typeof endpoints.COMPLAIN> = { method: 'POST', path: '/api/complaint.php' };
