/** Kinds of work behind a copy of a member's data. */
export const PREPARE_JOB = 'export.prepare';
export const MAIL_JOB = 'export.mail';
export const EXPIRE_JOB = 'export.expire';
export const REMOVE_JOB = 'export.remove-files';

/** A job about one copy. */
export interface ExportJob {
  id: string;
}
