import type { Tx } from '#src/platform/db/database.ts';
import { hashToken, newId, randomText } from '#src/platform/lib/ids.ts';
import type { Partner } from '#src/platform/ports/partners.ts';

/** The active partner a key belongs to. */
export async function findPartner(tx: Tx, key: string): Promise<Partner | null> {
  const partner = await tx
    .selectFrom('partners')
    .select(['id', 'name', 'network'])
    .where('key_hash', '=', hashToken(key))
    .where('active', '=', true)
    .executeTakeFirst();
  return partner ?? null;
}

/** Adds a partner; the key is shown this once, only its digest is stored. @throws on a name that exists */
export async function insertPartner(tx: Tx, name: string, network: string, now: Date): Promise<string> {
  const key = randomText(32);
  await tx
    .insertInto('partners')
    .values({ id: newId(), name, network, key_hash: hashToken(key), created_at: now })
    .execute();
  return key;
}

/** Revokes a partner's key; false when there is no such partner. */
export async function retirePartner(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partners')
    .set({ active: false })
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listPartners(tx: Tx) {
  return tx
    .selectFrom('partners')
    .select(['name', 'network', 'active', 'created_at'])
    .orderBy('name')
    .execute();
}
