import type { ComplaintStatus } from '@rendezvous/contract/complaints-values';
import type { HalfPromptDraft } from '@rendezvous/contract/half-prompts';
import type { Locale } from '@rendezvous/contract/locales';
import type { ReportDecision, ReportKind, ReportReason } from '@rendezvous/contract/reports-values';
import type { Generated, JSONColumnType } from 'kysely';

/** The words of a profile when it was reported. */
export interface SeenWords {
  about_me: string;
  half_prompts: HalfPromptDraft[];
}

export interface ReportsTable {
  ticket: string;
  kind: ReportKind;
  member_id: string;
  photo_id: string | null;
  reporter_id: string | null;
  reason: ReportReason;
  text: string;
  language: Locale;
  domain: string;
  seen: JSONColumnType<SeenWords> | null;
  status: Generated<ComplaintStatus>;
  created_at: Date;
  decide_by: Date;
  decision: ReportDecision | null;
  closed_at: Date | null;
  closed_by: string | null;
  resolution: string | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    reports: ReportsTable;
  }
}
