// Written by "npm run write calls" from resources/members-area/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Grants the one showing of the time-bonus modal to the first caller. */
export const CLAIM_BONUS_MODAL: CallOf<typeof endpoints.CLAIM_BONUS_MODAL> = {
  method: 'POST',
  path: '/api/bonus-modal.php',
};

/** Returns when the time-bonus modal may open, counted from the first entry (spec §4 Time bonus). */
export const ENTER_MEMBERS_AREA: CallOf<typeof endpoints.ENTER_MEMBERS_AREA> = {
  method: 'POST',
  path: '/api/members-area.php',
};
