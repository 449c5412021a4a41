import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/schemas';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ComplaintAnswersTable, ComplaintsTable } from './tables.ts';

export type ComplaintRow = Selectable<ComplaintsTable>;

export async function insertComplaint(tx: Tx, row: Insertable<ComplaintsTable>): Promise<void> {
  await tx.insertInto('complaints').values(row).execute();
}

export function findComplaint(tx: Tx, ticket: string): Promise<ComplaintRow | undefined> {
  return tx.selectFrom('complaints').selectAll().where('ticket', '=', ticket).executeTakeFirst();
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

/** Complaints of a member, the latest first. */
export function complaintsOfMember(tx: Tx, userId: string) {
  return tx
    .selectFrom('complaints')
    .select(['ticket', 'category', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Locks a complaint, so that answers and its end come one after the other. */
export function lockComplaint(tx: Tx, ticket: string): Promise<ComplaintRow | undefined> {
  return tx.selectFrom('complaints').selectAll().where('ticket', '=', ticket).forUpdate().executeTakeFirst();
}

export async function insertAnswer(tx: Tx, row: Insertable<ComplaintAnswersTable>): Promise<void> {
  await tx.insertInto('complaint_answers').values(row).execute();
}

export function findAnswer(tx: Tx, id: string) {
  return tx.selectFrom('complaint_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Answers to a complaint, the first one first. */
export function listAnswers(tx: Tx, ticket: string) {
  return tx
    .selectFrom('complaint_answers')
    .select(['at', 'operator', 'text'])
    .where('ticket', '=', ticket)
    .orderBy('at')
    .orderBy('id')
    .execute();
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
  await sql`delete from complaint_answers using complaints
    where complaint_answers.ticket = complaints.ticket
      and (complaints.user_id = ${userId} or lower(complaints.email) = lower(${email}))`.execute(tx);
  await sql`update complaints set text = '', link = null, email = '', user_id = null, resolution = null,
      status = 'closed', closed_at = coalesce(closed_at, ${at}), closed_by = coalesce(closed_by, 'erasure')
    where user_id = ${userId} or lower(email) = lower(${email})`.execute(tx);
}
