// Written by "npm run write calls" from resources/withdrawal/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns what withdrawing from an own purchase gives back now, and until when it is possible. */
export const READ_WITHDRAWAL: CallOf<typeof endpoints.READ_WITHDRAWAL> = {
  method: 'GET',
  path: '/api/withdraw.php',
};

/** Receives a statement of withdrawal from an own purchase, or of a visitor, stores it and mails the receipt; visitors are answered alike, known or not. */
export const WITHDRAW: CallOf<typeof endpoints.WITHDRAW> = { method: 'POST', path: '/api/withdraw.php' };
