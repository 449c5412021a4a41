import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newId, randomText } from '#src/platform/lib/ids.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
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

/** The active operator a key belongs to. */
export async function findOperator(tx: Tx, key: string): Promise<Operator | null> {
  const operator = await tx
    .selectFrom('operators')
    .select(['id', 'name', 'role'])
    .where('key_hash', '=', hashToken(key))
    .where('active', '=', true)
    .executeTakeFirst();
  return operator ?? null;
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

/** What an operator may know of a member. */
export function readMember(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'status',
      'language',
      'country',
      'paid_user',
      'fictional',
      'invisible',
      'tracking',
      'domain',
      'signup_date',
      'confirmed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
