import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { SandboxMandatesTable } from './tables.ts';

export type SandboxMandate = Selectable<SandboxMandatesTable>;

/** Stores a mandate; the one that has its key already stays. @returns the stored one */
export async function insertOnce(tx: Tx, row: Insertable<SandboxMandatesTable>): Promise<SandboxMandate> {
  await tx
    .insertInto('sandbox_mandates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'key']).doNothing())
    .execute();
  return tx
    .selectFrom('sandbox_mandates')
    .selectAll()
    .where('provider', '=', row.provider)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
}

export async function find(tx: Tx, id: string): Promise<SandboxMandate | null> {
  const row = await tx.selectFrom('sandbox_mandates').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function update(tx: Tx, id: string, changes: Updateable<SandboxMandatesTable>): Promise<void> {
  await tx.updateTable('sandbox_mandates').set(changes).where('id', '=', id).execute();
}

/** Deletes a mandate; the payments that were charged on it stay. */
export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sandbox_mandates').where('id', '=', id).execute();
}
