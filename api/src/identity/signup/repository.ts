import { sql, type SqlBool } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Writes down that a line of the progress is done; a second time changes nothing. */
export async function recordProgress(tx: Tx, userId: string, step: string, at: Date): Promise<void> {
  await tx
    .insertInto('activation_progress')
    .values({ user_id: userId, step, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lines of the progress that are done, in no particular order. */
export async function readProgress(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('activation_progress')
    .select('step')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.step));
}

/** Number of activation links made since then for the stand-in accounts of the one with this address. */
export async function standInLinks(tx: Tx, emailKey: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('link_tokens')
    .innerJoin('users', 'users.id', 'link_tokens.user_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('users.stands_in_for', '=', emailKey)
    .where('link_tokens.purpose', '=', 'activation')
    .where('link_tokens.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of these notifications of the activation, those whose receiver has still not confirmed the address. */
export async function stillUnconfirmed(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n join users u on u.id = n.user_id and u.status = 'not_confirmed'
    where n.id = any(${[...ids]})`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** Domains with unconfirmed accounts. */
export async function domainsOfUnconfirmed(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('domain')
    .distinct()
    .where('status', '=', 'not_confirmed')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** May an account without confirmation go? A mailed link remains valid for its promised days, and an account with a payment stays. */
const overdue = (now: Date) => sql<SqlBool>`u.status = 'not_confirmed' and not u.fictional
  and not exists (select from link_tokens l where l.user_id = u.id and l.purpose = 'activation' and l.used_at is null and l.expires_at > ${now})
  and not exists (select from payments p where p.user_id = u.id and p.status not in ('failed', 'cancelled', 'expired'))`;

/** Locks an account that may go; false when it may not, or is just being activated. */
export async function lockOverdue(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from users u where u.id = ${userId} and ${overdue(now)} for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** Accounts of a domain that may go, of those signed up before a moment. */
export async function findOverdue(
  tx: Tx,
  domain: string,
  signedUpBefore: Date,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.domain = ${domain} and u.signup_date <= ${signedUpBefore} and ${overdue(now)}`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
