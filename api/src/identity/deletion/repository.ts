import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { AccountDeletionsTable } from './tables.ts';

export async function insertDeletion(tx: Tx, row: Insertable<AccountDeletionsTable>): Promise<void> {
  const { user_id: _, ...request } = row;
  // An operator that brings an account back leaves the former request.
  await tx
    .insertInto('account_deletions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(request))
    .execute();
}

/** Removes a request; null when there is none, as for accounts that an operator hid. */
export async function removeDeletion(tx: Tx, userId: string) {
  const row = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning(['status_before', 'profile_status_before', 'reason', 'requested_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** Why and since when an account waits for its erasure; null when it does not. */
export async function findDeletion(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('account_deletions')
    .innerJoin('users', 'users.id', 'account_deletions.user_id')
    .select(['account_deletions.reason', 'account_deletions.requested_at'])
    .where('user_id', '=', userId)
    .where('users.status', '=', 'pending_deletion')
    .executeTakeFirst();
  return row ?? null;
}

/** Domains with accounts that wait for their erasure. */
export async function domainsOfDeleted(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('domain')
    .distinct()
    .where('deletion_requested_at', 'is not', null)
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Accounts of a domain that were deleted before a moment. */
export async function deletedBefore(tx: Tx, domain: string, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('domain', '=', domain)
    .where('status', '=', 'pending_deletion')
    .where('deletion_requested_at', '<=', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account that waits for its erasure; null when it is gone or back. */
export async function lockDeleted(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'domain', 'deletion_requested_at'])
    .where('id', '=', id)
    .where('status', '=', 'pending_deletion')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
