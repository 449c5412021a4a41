import type { DeleteReason } from '@rendezvous/contract/deletion-values';

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

declare module '#src/platform/db/schema.ts' {
  interface Database {
    account_deletions: AccountDeletionsTable;
  }
}
