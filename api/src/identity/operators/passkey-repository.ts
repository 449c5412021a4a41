import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { OperatorPasskeysTable } from './tables.ts';

/** Passkeys of an operator, the newest first. */
export function listPasskeys(tx: Tx, operatorId: string) {
  return tx
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The passkey with a credential, if it is this operator's. */
export function findPasskey(tx: Tx, operatorId: string, credentialId: string) {
  return tx
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Keeps a passkey; false when one has its credential already. */
export async function insertPasskey(tx: Tx, row: Insertable<OperatorPasskeysTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('operator_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes a use down. False when another use has counted further meanwhile, or the passkey is gone. */
export async function countUse(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('operator_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export function renamePasskey(tx: Tx, operatorId: string, id: string, name: string) {
  return tx
    .updateTable('operator_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returningAll()
    .executeTakeFirst();
}

export function deletePasskey(tx: Tx, operatorId: string, id: string) {
  return tx
    .deleteFrom('operator_passkeys')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning('name')
    .executeTakeFirst();
}

/** Deletes all passkeys of an operator. */
export async function deletePasskeys(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_passkeys').where('operator_id', '=', operatorId).execute();
}
