/** Kinds of work behind sign-up. */
export const PREPARE_JOB = 'signup.prepare-activation';
export const ABANDONED_JOB = 'signup.abandoned';
export const REMINDER_JOB = 'signup.remind';
export const RESEND_JOB = 'signup.send-activation';
export const PURGE_JOB = 'signup.purge';
