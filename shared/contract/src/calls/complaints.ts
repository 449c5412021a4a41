// Written by "npm run endpoints" from endpoints/complaints.ts. Do not edit.
import type { CallOf } from '../endpoint.ts';
import type * as endpoints from '../endpoints/complaints.ts';

/** Files a complaint of a visitor or member and mails a confirmation (spec §2 /complaints). */
export const COMPLAIN: CallOf<typeof endpoints.COMPLAIN> = { method: 'POST', path: '/api/complaint.php' };
