import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newId, randomText } from '#src/platform/lib/ids.ts';
import type { OperatorsTable } from './tables.ts';

export interface AuditEntry {
  at: Date;
  operator: string;
  action: string;
  subject: string;
  detail?: Record<string, unknown>;
}

/** Writes down what an operator did, in the same transaction as the deed. Entries are never changed. */
export async function writeAudit(
  tx: Tx,
  { at, operator, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ id: newId(), at, operator, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

export function readAudit(tx: Tx, limit: number) {
  return tx
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Adds an operator; the key is shown this once, only its digest is kept. @throws on a name that exists */
export async function addOperator(
  tx: Tx,
  name: string,
  role: OperatorsTable['role'],
  now: Date,
): Promise<string> {
  const key = randomText(32);
  await tx
    .insertInto('operators')
    .values({ id: newId(), name, role, key_hash: hashToken(key), created_at: now })
    .execute();
  return key;
}

/** Takes an operator's key away; false when there is no such operator. */
export async function retireOperator(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators')
    .set({ active: false })
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listOperators(tx: Tx) {
  return tx
    .selectFrom('operators')
    .select(['name', 'role', 'active', 'created_at'])
    .orderBy('name')
    .execute();
}

export function listPendingPhotos(tx: Tx, limit: number) {
  return tx
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select(['photos.id', 'users.name', 'photos.visibility', 'photos.created_at'])
    .where('photos.status', '=', 'pending')
    .orderBy('photos.created_at')
    .limit(limit)
    .execute();
}
