import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

/** Tables that count attempts or store answers: they may change when a request is refused. */
const COUNTERS = new Set(['login_failures', 'idempotency_keys', 'kysely_migration', 'kysely_migration_lock']);

/** A digest per table of everything in the database, to show that a request changed nothing. */
export async function snapshot(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  );
  const parts = tables
    .filter(({ name }) => !COUNTERS.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(string_agg(t::text, '|' order by t::text), '') as content from "${name}" t`,
    );
  const { rows } = await sql.raw<{ name: string; content: string }>(parts.join(' union all ')).execute(db);
  return Object.fromEntries(
    rows.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')]),
  );
}
