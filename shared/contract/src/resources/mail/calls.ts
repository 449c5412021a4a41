// Written by "npm run write calls" from resources/mail/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Receives what the mail provider learnt of an address; the provider proves itself with its key. */
export const REPORT_MAIL_FEEDBACK: CallOf<typeof endpoints.REPORT_MAIL_FEEDBACK> = {
  method: 'POST',
  path: '/api/mail-feedback',
};

/** Shows the page that asks before notification mail, or one type of it, stops. */
export const SHOW_UNSUBSCRIBE: CallOf<typeof endpoints.SHOW_UNSUBSCRIBE> = {
  method: 'GET',
  path: '/api/unsubscribe.php',
};

/** Stops notification mail, or the type its token names, with one click (RFC 8058); browsers get a page. */
export const UNSUBSCRIBE: CallOf<typeof endpoints.UNSUBSCRIBE> = {
  method: 'POST',
  path: '/api/unsubscribe.php',
};
