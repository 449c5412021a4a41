import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Position } from '#src/platform/lib/cursor.ts';

export interface AuditEntry {
  at: Date;
  operator: string;
  action: string;
  /** An id or a name of the product, never an address or words of a member: entries outlive accounts. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Writes down what an operator did, in the same transaction as the act. Entries are never changed. */
export async function writeAudit(
  tx: Tx,
  { at, operator, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ id: newId(), at, operator, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

export interface AuditFilter {
  operator?: string | undefined;
  subject?: string | undefined;
  /** What the name of the action starts with. */
  actions?: string | undefined;
}

/** Entries, the latest first. */
export function readAudit(tx: Tx, limit: number, filter: AuditFilter = {}, after: Position | null = null) {
  let query = tx.selectFrom('audit_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
  if (filter.operator) query = query.where('operator', '=', filter.operator);
  if (filter.subject) query = query.where('subject', '=', filter.subject);
  if (filter.actions) query = query.where(sql<boolean>`starts_with(action, ${filter.actions})`);
  if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id})`);
  return query.execute();
}
