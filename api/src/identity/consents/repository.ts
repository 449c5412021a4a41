import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ConsentsTable } from './tables.ts';

/** Inserts consents; a member who has one of that kind in force keeps it. */
export async function insertConsents(tx: Tx, rows: readonly Insertable<ConsentsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('consents')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
