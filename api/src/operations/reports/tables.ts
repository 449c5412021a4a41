import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import type { HalfPrompt, HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { OpsSaidMessage } from '@rendezvous/contract/operators/reports/schemas';
import type { ReportDecision, ReportKind, ReportReason } from '@rendezvous/contract/resources/reports/values';
import type { Generated, JSONColumnType } from 'kysely';

/** The words of a profile when it was reported. */
export interface SeenWords {
  about_me: string;
  half_prompts: HalfPromptDraft[];
}

/** A reported message, or one around it, as it was. */
export interface SaidMessage extends Omit<OpsSaidMessage, 'half_prompt'> {
  gift: GiftName | null;
  half_prompt?: HalfPrompt | null;
}

export interface ReportsTable {
  ticket: string;
  kind: ReportKind;
  member_id: string;
  /** The reported photo, or that of the reported message. */
  photo_id: string | null;
  reporter_id: string | null;
  reason: ReportReason;
  text: string;
  language: Locale;
  domain: string;
  seen: JSONColumnType<SeenWords> | null;
  message_id: string | null;
  said: JSONColumnType<SaidMessage[]> | null;
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
