import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Stay } from './tables.ts';

/** Adds one to the visits of a route that ended where they began. */
export async function countBounce(tx: Tx, route: string, day: string, stay: Stay): Promise<void> {
  await tx
    .insertInto('bounce_counts')
    .values({ route, day, stay })
    .onConflict((conflict) =>
      conflict.columns(['route', 'day', 'stay']).doUpdateSet({ count: sql`bounce_counts.count + 1` }),
    )
    .execute();
}
