import type { DeleteReason } from '@rendezvous/contract/resources/deletion/values';
import type { Generated } from 'kysely';

/** An account that waits for its erasure. */
export interface AccountDeletionsTable {
  user_id: string;
  reason: DeleteReason;
  remarks: string;
  /** What the account comes back to. */
  status_before: 'not_confirmed' | 'active';
  profile_status_before: 'active' | 'disabled' | 'pending_review';
  requested_at: Date;
}

/** Why accounts were deleted, per domain and month, without members. */
export interface LeavingCountsTable {
  domain: string;
  /** Year and month in UTC, as in `2026-11`. */
  month: string;
  reason: DeleteReason;
  deletions: Generated<number>;
  /** How many of them came back. */
  returns: Generated<number>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    account_deletions: AccountDeletionsTable;
    leaving_counts: LeavingCountsTable;
  }
}
