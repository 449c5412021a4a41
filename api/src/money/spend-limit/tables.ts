/** The most a member wants to spend in a calendar month. Without a row there is no limit. */
export interface SpendLimitsTable {
  user_id: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  /** What the limit becomes at `next_from`; null ends it then. */
  next_amount: number | null;
  next_currency: string | null;
  next_from: Date | null;
  set_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    spend_limits: SpendLimitsTable;
  }
}
