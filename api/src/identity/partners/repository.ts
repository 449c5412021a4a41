import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import type { PartnerSignupsTable } from './tables.ts';

/**
 * Stores a sign-up that began at a partner. One of the same partner and address that is still open gets the new answers under the same link.
 * @returns the id of the open sign-up
 */
export async function storeSignup(tx: Tx, row: Insertable<PartnerSignupsTable>): Promise<string> {
  await tx
    .deleteFrom('partner_signups')
    .where('partner_id', '=', row.partner_id)
    .where('email_key', '=', row.email_key ?? null)
    .where('expires_at', '<=', row.created_at as Date)
    .execute();
  const { answers, tracking, consent_version, consent_language, consent_given_at } = row;
  const { id } = await tx
    .insertInto('partner_signups')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'email_key'])
        .where('email_key', 'is not', null)
        .doUpdateSet({ answers, tracking, consent_version, consent_language, consent_given_at } as never),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function signupExists(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('partner_signups').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The sign-up behind a link, with its partner; undefined when there is none. */
export function findSignup(tx: Tx, token: string) {
  return tx
    .selectFrom('partner_signups as s')
    .innerJoin('partners as p', 'p.id', 's.partner_id')
    .selectAll('s')
    .select('p.name as partner')
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Completes an open sign-up: the answers are in the account now; the consent stays with it. False when another request was quicker. */
export async function completeSignup(tx: Tx, id: string, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_signups')
    .set({ email: null, email_key: null, answers: '{}', tracking: '{}', completed_at: now, user_id: userId })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Throws a sign-up away that may not be completed. */
export async function deleteSignup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('partner_signups').where('id', '=', id).where('completed_at', 'is', null).execute();
}

/** Deletes what partners sent about the owner of this address. */
export async function deleteSignupsOf(tx: Tx, emailKey: string): Promise<void> {
  await tx.deleteFrom('partner_signups').where('email_key', '=', emailKey).execute();
}

/** Forgets the answers of links whose time is over, and a month later the links: until then they differ from wrong ones. */
export async function forgetSignups(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('partner_signups')
    .set({ email: null, email_key: null, answers: '{}', tracking: '{}' })
    .where('expires_at', '<=', now)
    .where('email_key', 'is not', null)
    .execute();
  await tx
    .deleteFrom('partner_signups')
    .where('user_id', 'is', null)
    .where('expires_at', '<', after(now, -30 * DAY))
    .execute();
}
