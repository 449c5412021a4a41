import type { Tx } from '#src/platform/db/database.ts';

/** A seed of this database, by name. A row without an end is a seed that was interrupted. */
export interface SeedsTable {
  name: string;
  begun_at: Date;
  completed_at: Date | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    seeds: SeedsTable;
  }
}

/** Finds how far a seed came; null where it was never begun. */
export async function findSeed(tx: Tx, name: string): Promise<SeedsTable | null> {
  const row = await tx.selectFrom('seeds').selectAll().where('name', '=', name).executeTakeFirst();
  return row ?? null;
}

/** Records that a seed has begun, once. */
export async function beginSeed(tx: Tx, name: string, now: Date): Promise<void> {
  await tx
    .insertInto('seeds')
    .values({ name, begun_at: now, completed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a seed is complete. */
export async function completeSeed(tx: Tx, name: string, now: Date): Promise<void> {
  await tx.updateTable('seeds').set({ completed_at: now }).where('name', '=', name).execute();
}
