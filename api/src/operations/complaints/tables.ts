import type { ComplaintCategory, ComplaintStatus } from '@rendezvous/contract/resources/complaints/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Generated } from 'kysely';

export interface ComplaintsTable {
  ticket: string;
  category: ComplaintCategory;
  status: Generated<ComplaintStatus>;
  text: string;
  link: string | null;
  email: string;
  user_id: string | null;
  language: Locale;
  domain: string;
  created_at: Date;
  answer_by: Date;
  closed_at: Date | null;
  closed_by: string | null;
  resolution: string | null;
}

/** Answers that were mailed. */
export interface ComplaintAnswersTable {
  id: string;
  ticket: string;
  at: Date;
  operator: string;
  text: string;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    complaints: ComplaintsTable;
    complaint_answers: ComplaintAnswersTable;
  }
}
