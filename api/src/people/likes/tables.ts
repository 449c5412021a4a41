import type { ColumnType } from 'kysely';

/** One like, from one member to another. */
export interface LikesTable {
  from_user: string;
  to_user: string;
  created_at: Date;
  /** The sender's local day whose allowance it used. */
  counted_on: ColumnType<string, string, string>;
  held: ColumnType<boolean, boolean | undefined, boolean>;
  seen_at: Date | null;
  /** When the sender has seen that this like became a match. */
  match_seen_at: Date | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    likes: LikesTable;
  }
}
