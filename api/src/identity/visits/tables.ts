import type { Generated } from 'kysely';

/** Rough length of a visit. */
export type Stay = 'under_5s' | 'under_30s' | 'under_2m' | 'under_10m' | 'longer';

/** Visits that ended on the route they began with, without any visitor's identity. */
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
