import type { Generated } from 'kysely';

/** A copy of a member's data, from the order until it is over. */
export interface DataExportsTable {
  id: string;
  user_id: string;
  state: 'preparing' | 'ready' | 'failed' | 'over';
  /** Names of the files that attempts began to write, finished or not. */
  files: Generated<string[]>;
  /** The finished file; null but for `ready`. */
  file: string | null;
  bytes: number | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    data_exports: DataExportsTable;
  }
}
