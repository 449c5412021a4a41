import type {
  Measure,
  MeasureRule,
  MeasureSource,
  ProfileRejectReason,
} from '@rendezvous/contract/operators/values';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import type { Generated } from 'kysely';

/** What operators did about a member, and why. Rows go with the account. */
export interface MemberMeasuresTable {
  id: string;
  user_id: string;
  at: Date;
  operator: string;
  kind: Measure;
  /** Reason of a rejected profile or photo, sent to the member. */
  told: ProfileRejectReason | PhotoRejectReason | null;
  /** The operator's words to the member. */
  facts: Generated<string>;
  rule: MeasureRule | null;
  source: MeasureSource | null;
  /** For the record. */
  reason: Generated<string>;
}

/** Profiles that are out of sight: waiting for an operator, or for a change by their member. */
export interface ProfileReviewsTable {
  user_id: string;
  state: 'pending' | 'sent_back';
  since: Date;
  /** Why an operator put it here; null for one that its member has changed. */
  reason: string | null;
  /** The product put it here for its words: it stays in sight until an operator decides. */
  found: Generated<boolean>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    member_measures: MemberMeasuresTable;
    profile_reviews: ProfileReviewsTable;
  }
}
