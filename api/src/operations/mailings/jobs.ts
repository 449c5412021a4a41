/** Kind of work that writes the next batch of a mailing down. */
export const MAILING_JOB = 'mailings.batch';
