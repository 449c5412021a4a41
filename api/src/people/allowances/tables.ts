import type { ColumnType } from 'kysely';

/** Acts that a member may do a number of times in a day. */
export type DailyAct = 'like' | 'swipe';

/** Acts of a member on one local day. */
export interface DailyActsTable {
  user_id: string;
  act: DailyAct;
  day: ColumnType<string, string, string>;
  used: number;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    daily_acts: DailyActsTable;
  }
}
