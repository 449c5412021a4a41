/** Kinds of work behind a deletion. */
export const DELETION_MAIL_JOB = 'deletion.mail';
export const ERASE_JOB = 'deletion.erase';
