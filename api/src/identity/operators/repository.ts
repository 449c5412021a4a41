import type { OperatorRole } from '@rendezvous/contract/operators/values';
import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newId, randomText } from '#src/platform/lib/ids.ts';

/** Id of the operator whose key is `OPERATOR_KEY`. */
export const ENVIRONMENT = 'environment';

/** Adds an operator; the key is shown this once, only its digest is stored. @throws on a name that exists */
export async function addOperator(
  tx: Tx,
  name: string,
  role: OperatorRole,
  now: Date,
): Promise<{ id: string; key: string }> {
  const [id, key] = [newId(), randomText(32)];
  await tx
    .insertInto('operators')
    .values({ id, name, role, key_hash: hashToken(key), created_at: now })
    .execute();
  return { id, key };
}

/** Makes the operator of `OPERATOR_KEY`, or gives them the key it has now. One that was retired stays so. */
export async function upsertEnvironmentOperator(tx: Tx, keyHash: string, now: Date): Promise<void> {
  await tx
    .insertInto('operators')
    .values({
      id: ENVIRONMENT,
      name: 'key of the environment',
      role: 'admin',
      key_hash: keyHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_hash: keyHash }))
    .execute();
}

/** Makes the admin of the demonstration, or gives them a new key. Their second factor stays. */
export async function upsertDemoOperator(tx: Tx, id: string, keyHash: string, now: Date): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ id, name: 'demo of this machine', role: 'admin', key_hash: keyHash, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_hash: keyHash, active: true }))
    .execute();
}

/** Retires the admin of the demonstration; false where there is none in use. */
export async function retireDemoOperator(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators')
    .set({ active: false })
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The active operator a key belongs to. */
export async function findByKey(tx: Tx, keyHash: string) {
  const row = await tx
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'totp_secret'])
    .where('key_hash', '=', keyHash)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks an operator, so that codes and changes of one operator come one after the other. */
export async function lockOperator(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findOperatorByName(tx: Tx, name: string): Promise<string | null> {
  const row = await tx.selectFrom('operators').select('id').where('name', '=', name).executeTakeFirst();
  return row?.id ?? null;
}

/** Changes an operator. */
export async function updateOperator(
  tx: Tx,
  id: string,
  change: { active?: boolean; role?: OperatorRole; totp_secret?: string | null; totp_step?: number },
): Promise<void> {
  await tx.updateTable('operators').set(change).where('id', '=', id).execute();
}

/** All operators with the last request of their open sessions, in the order of their names. */
export function listOperators(tx: Tx, id?: string) {
  let query = tx
    .selectFrom('operators')
    .leftJoin('operator_sessions as session', (join) =>
      join.onRef('session.operator_id', '=', 'operators.id').on('session.proven_at', 'is not', null),
    )
    .select(({ fn, selectFrom }) => [
      'operators.id',
      'operators.name',
      'operators.role',
      'operators.active',
      'operators.totp_secret',
      'operators.created_at',
      fn.max('session.last_seen_at').as('last_seen_at'),
      selectFrom('operator_passkeys')
        .select((passkey) => passkey.fn.countAll<number | string>().as('count'))
        .whereRef('operator_passkeys.operator_id', '=', 'operators.id')
        .as('passkeys'),
    ])
    .groupBy('operators.id')
    .orderBy('operators.name');
  if (id !== undefined) query = query.where('operators.id', '=', id);
  return query.execute();
}

/** Times of an operator's wrong codes since then, the oldest first. */
export async function failuresSince(tx: Tx, operatorId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('operator_failures')
    .select('at')
    .where('operator_id', '=', operatorId)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

export async function addFailure(tx: Tx, operatorId: string, at: Date): Promise<void> {
  await tx.insertInto('operator_failures').values({ id: newId(), operator_id: operatorId, at }).execute();
}

export async function clearFailures(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_failures').where('operator_id', '=', operatorId).execute();
}

export async function forgetFailures(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('operator_failures').where('at', '<', before).execute();
}
