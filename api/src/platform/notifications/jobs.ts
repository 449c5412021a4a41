/** Kinds of work of the dispatcher. */
export const DELIVER_JOB = 'notifications.deliver';
export const PUSH_JOB = 'notifications.push';
export const MAIL_JOB = 'notifications.mail';
