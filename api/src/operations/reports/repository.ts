import type { ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { ReportsTable } from './tables.ts';

export async function insertReport(tx: Tx, row: Insertable<ReportsTable>): Promise<void> {
  await tx.insertInto('reports').values(row).execute();
}

const rows = (tx: Tx) =>
  tx
    .selectFrom('reports as r')
    .innerJoin('users as member', 'member.id', 'r.member_id')
    .leftJoin('users as reporter', 'reporter.id', 'r.reporter_id')
    .selectAll('r')
    .select(['member.name as member_name', 'reporter.name as reporter_name']);

export type ReportRow = Awaited<ReturnType<typeof findReport>> & object;

export function findReport(tx: Tx, ticket: string) {
  return rows(tx).where('r.ticket', '=', ticket).executeTakeFirst();
}

/** Locks a report, so that it is decided once. */
export function lockReport(tx: Tx, ticket: string) {
  return tx.selectFrom('reports').selectAll().where('ticket', '=', ticket).forUpdate().executeTakeFirst();
}

/** Open reports, the first deadline first; closed ones, the latest first. */
export function listReports(tx: Tx, status: ComplaintStatus, after: Position | null, limit: number) {
  const column = status === 'open' ? 'r.decide_by' : 'r.closed_at';
  const order = status === 'open' ? 'asc' : 'desc';
  let query = rows(tx)
    .where('r.status', '=', status)
    .orderBy(column, order)
    .orderBy('r.ticket', order)
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, r.ticket) ${sql.raw(status === 'open' ? '>' : '<')} (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}

/** Open reports about a member besides this one. */
export async function countOthers(tx: Tx, memberId: string, ticket: string): Promise<number> {
  const { count } = await tx
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .where('ticket', '<>', ticket)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What an open report of this photo is about: the photo, or the message that showed it; undefined without one. */
export function reportedAs(tx: Tx, photoId: string) {
  return tx
    .selectFrom('reports')
    .select('kind')
    .where('photo_id', '=', photoId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Closes a report. Of a reported conversation only the message itself is stored. */
export async function closeReport(
  tx: Tx,
  ticket: string,
  { at, by, decision, resolution }: { at: Date; by: string; decision: ReportDecision; resolution: string },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      status: 'closed',
      closed_at: at,
      closed_by: by,
      decision,
      resolution,
      said: sql`jsonb_path_query_array(said, '$[*] ? (@.reported == true)')`,
    })
    .where('ticket', '=', ticket)
    .execute();
}

/** Domains with closed reports. */
export async function domainsWithClosed(tx: Tx): Promise<string[]> {
  const found = await tx
    .selectFrom('reports')
    .select('domain')
    .distinct()
    .where('status', '=', 'closed')
    .execute();
  return found.map(({ domain }) => domain);
}

export async function deleteClosedBefore(tx: Tx, domain: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('reports')
    .where('domain', '=', domain)
    .where('status', '=', 'closed')
    .where('closed_at', '<', before)
    .execute();
}

/** Empties the words of a reporter who leaves, their messages and their halves of sentences among them; what they reported is still judged. */
export async function emptyReports(tx: Tx, reporterId: string): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      text: '',
      resolution: null,
      reporter_id: null,
      said: sql`case when said is not null then coalesce((select jsonb_agg(message || '{"half_prompt": null}')
        from jsonb_array_elements(said) message where message ->> 'by' = 'member'), '[]') end`,
    })
    .where('reporter_id', '=', reporterId)
    .execute();
}
