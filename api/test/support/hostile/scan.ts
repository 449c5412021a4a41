import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

/** A place in which a canary was found. */
export interface Found {
  canary: string;
  where: string;
}

/** Tables of every schema, the job queue's among them, from the catalogue: a new table cannot be forgotten. */
export async function tablesOf(db: Db): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_t%'
    order by 1, 2`.execute(db);
  return rows;
}

/** Every value of every column of every table, by table and column. */
async function* valuesOf(db: Db): AsyncGenerator<{ where: string; text: string }> {
  for (const { schema, name } of await tablesOf(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          yield {
            where: `${schema}.${name}.${column}`,
            text: typeof value === 'string' ? value : JSON.stringify(value),
          };
  }
}

function* filesOf(folder: string): Generator<{ where: string; text: string }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    yield { where: `name of ${file}`, text: entry.name };
    if (entry.isFile()) yield { where: file, text: readFileSync(file).toString('latin1') };
  }
}

/** Looks for the canaries in every column, every file below a folder, and every line of the log; case does not hide them. */
export async function scan(
  db: Db,
  folder: string,
  log: readonly string[],
  canaries: readonly string[],
): Promise<Found[]> {
  const found = new Map<string, Found>();
  const look = (where: string, text: string) => {
    const lower = text.toLowerCase();
    for (const canary of canaries)
      if (lower.includes(canary.toLowerCase())) found.set(`${canary} ${where}`, { canary, where });
  };
  for await (const { where, text } of valuesOf(db)) look(where, text);
  for (const { where, text } of filesOf(folder)) look(where, text);
  for (const line of log) look('the log', line);
  return [...found.values()];
}
