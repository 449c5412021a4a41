import type { ColumnType } from 'kysely';

/** The newest swipe of a member over another member's card. */
export interface SwipesTable {
  user_id: string;
  member_id: string;
  action: 'like' | 'pass';
  swiped_at: Date;
  /** The swiping member's local day whose allowance it used. */
  counted_on: ColumnType<string, string, string>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    swipes: SwipesTable;
  }
}
