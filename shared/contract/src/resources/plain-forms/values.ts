/** Where the log-out of pages without scripts is sent. The other forms go to the path of a page: a log-in to `/login`, a like to `/likes`. */
export const PLAIN_LOG_OUT = '/logout';

/** Ids of the forms that the server draws for browsers without scripts. Elsewhere no form has them, and a button that names one sends nothing. */
export const LIKE_FORM = 'plain-like';
export const LOG_OUT_FORM = 'plain-log-out';
