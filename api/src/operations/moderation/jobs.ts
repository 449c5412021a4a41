/** Job that mails a member a measure about them: decision, facts, rule, source and appeal (DSA art. 17). */
export const MEASURE_MAIL_JOB = 'measure-mail';
