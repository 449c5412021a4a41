import { sql, type Insertable } from 'kysely';
import type { ConsentKind } from '@rendezvous/contract/resources/consents/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import type { Tx } from '#src/platform/db/database.ts';
import type { ConsentsTable } from './tables.ts';

/** Inserts consents; a consent of that kind already in force remains. */
export async function insertConsents(tx: Tx, rows: readonly Insertable<ConsentsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('consents')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Consents of a member, newest first. */
export function listConsents(tx: Tx, userId: string) {
  return tx
    .selectFrom('consents')
    .select(['id', 'kind', 'version', 'language', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Does the consent to showing the profile that is in force have an earlier text? */
export const isConsentOutdated = (userId: string) =>
  sql<boolean>`exists (select from consents c where c.user_id = ${userId} and c.kind = 'profile'
    and c.withdrawn_at is null and c.version < ${PROFILE_CONSENT})`;

/** Ends the consent of this kind that is in force, where its text is earlier than `version`. */
export async function endEarlierConsent(
  tx: Tx,
  userId: string,
  { kind, version, at }: { kind: ConsentKind; version: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .where('version', '<', version)
    .execute();
}

/** Ends the consent of this kind that is in force. The row stays. */
export async function endConsent(tx: Tx, userId: string, kind: ConsentKind, at: Date): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}
