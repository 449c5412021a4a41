import type { Generated } from 'kysely';

/** How long somebody stayed, roughly. */
export type Stay = 'under_5s' | 'under_30s' | 'under_2m' | 'under_10m' | 'longer';

/** Visits that ended on the route they began with; nobody is named. */
export interface BounceCountsTable {
  route: string;
  day: string;
  stay: Stay;
  count: Generated<number>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    bounce_counts: BounceCountsTable;
  }
}
