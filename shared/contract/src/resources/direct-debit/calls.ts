// Written by "npm run write calls" from resources/direct-debit/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Accepts the mandate with the code of the text message: the debit is ordered and its credits are there (spec §5 SMS code). */
export const CONFIRM_DEBIT: CallOf<typeof endpoints.CONFIRM_DEBIT> = {
  method: 'PUT',
  path: '/api/directdebit.php',
};

/** Returns whether the caller may pay by direct debit, how much, and the debit that waits for its code. */
export const READ_DIRECT_DEBIT: CallOf<typeof endpoints.READ_DIRECT_DEBIT> = {
  method: 'GET',
  path: '/api/directdebit.php',
};

/** Sends a new code for a debit, to another number when one is given. */
export const RESEND_DEBIT_CODE: CallOf<typeof endpoints.RESEND_DEBIT_CODE> = {
  method: 'POST',
  path: '/api/directdebit-resend.php',
};

/** Stores the form of a direct debit with its order and sends a code by text message (spec §3 Direct-debit form). */
export const START_DEBIT: CallOf<typeof endpoints.START_DEBIT> = {
  method: 'POST',
  path: '/api/directdebit.php',
};
