import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ConsentsTable } from './tables.ts';

/** Inserts consents; a consent of that kind already in force is kept. */
export async function insertConsents(tx: Tx, rows: readonly Insertable<ConsentsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('consents')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
