import type { ComplaintStatus } from '@rendezvous/contract/complaints';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ComplaintsTable } from './tables.ts';

export type ComplaintRow = Selectable<ComplaintsTable>;

export async function insertComplaint(tx: Tx, row: Insertable<ComplaintsTable>): Promise<void> {
  await tx.insertInto('complaints').values(row).execute();
}

export function findComplaint(tx: Tx, ticket: string): Promise<ComplaintRow | undefined> {
  return tx.selectFrom('complaints').selectAll().where('ticket', '=', ticket).executeTakeFirst();
}

/** Lets complaints that name this address, in any case of its letters, be counted and written one after the other. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('complaint ' || lower(${email}), 0))`.execute(tx);
}

/** Counts the complaints that named this address since then, in any case of its letters. */
export async function countSince(tx: Tx, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('complaints')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A place in the list: what comes after it is younger. */
export interface Position {
  at: string;
  id: string;
}

/** Complaints, the oldest first: they have waited longest. */
export function listComplaints(
  tx: Tx,
  status: ComplaintStatus | undefined,
  after: Position | null,
  limit: number,
): Promise<ComplaintRow[]> {
  let query = tx.selectFrom('complaints').selectAll().orderBy('created_at').orderBy('ticket').limit(limit);
  if (status) query = query.where('status', '=', status);
  if (after)
    query = query.where(sql<boolean>`(created_at, ticket) > (${after.at}::timestamptz, ${after.id})`);
  return query.execute();
}

/** False when it does not exist or is closed already. */
export async function closeComplaint(
  tx: Tx,
  ticket: string,
  closing: { at: Date; by: string; resolution: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('complaints')
    .set({ status: 'closed', closed_at: closing.at, closed_by: closing.by, resolution: closing.resolution })
    .where('ticket', '=', ticket)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Domains with closed complaints. */
export async function domainsWithClosed(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('complaints')
    .select('domain')
    .distinct()
    .where('status', '=', 'closed')
    .execute();
  return rows.map(({ domain }) => domain);
}

export async function deleteClosedBefore(tx: Tx, domain: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('complaints')
    .where('domain', '=', domain)
    .where('status', '=', 'closed')
    .where('closed_at', '<', before)
    .execute();
}

/**
 * Empties the complaints of a member, also those made with this address while logged out: number, subject and times stay. Open ones are
 * closed, since no answer can reach their author.
 */
export async function emptyComplaints(tx: Tx, userId: string, email: string, at: Date): Promise<void> {
  await sql`update complaints set text = '', link = null, email = '', user_id = null, resolution = null,
      status = 'closed', closed_at = coalesce(closed_at, ${at}), closed_by = coalesce(closed_by, 'erasure')
    where user_id = ${userId} or lower(email) = lower(${email})`.execute(tx);
}
