import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { KeyRing } from '#src/platform/lib/key-ring.ts';
import type { Db } from './database.ts';

/** A column of texts that a key ring sealed. */
export interface SealedColumn {
  table: string;
  /** Column that identifies a row. */
  id: string;
  column: string;
  /** What a row's text was sealed for. */
  purposeOf(id: string): string;
}

/** Rows of one transaction: short enough that no request waits for it. */
const BATCH = 200;
/** Wait for rows that requests have locked. */
const LOCKED_PAUSE_MS = 100;

/**
 * Seals the texts of a column again with the newest key, a batch at a time, while the site goes on. A row that a request has locked
 * waits for a later batch.
 * @returns how many rows it sealed again
 * @throws Error for a text that no key of the ring opens
 */
export async function resealColumn(db: Db, ring: KeyRing, sealed: SealedColumn): Promise<number> {
  let rows = 0;
  for (;;) {
    const done = await resealBatch(db, ring, sealed);
    rows += done;
    if (done > 0) continue;
    if ((await countFormer(db, ring, sealed)) === 0) return rows;
    await pause(LOCKED_PAUSE_MS);
  }
}

const isFormer = (ring: KeyRing, column: string) =>
  sql<boolean>`${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${ring.prefix})`;

async function resealBatch(
  db: Db,
  ring: KeyRing,
  { table, id, column, purposeOf }: SealedColumn,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${isFormer(ring, column)} limit ${BATCH} for update skip locked`.execute(tx);
    const again = rows.map((row) => {
      const purpose = purposeOf(row.id);
      return sql`(${row.id}, ${ring.seal(ring.open(row.sealed, purpose), purpose)})`;
    });
    if (again.length > 0)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = again.sealed
        from (values ${sql.join(again)}) as again (id, sealed) where ${sql.table(table)}.${sql.ref(id)} = again.id`.execute(
        tx,
      );
    return rows.length;
  });
}

/** How many texts of a column a former key sealed. */
async function countFormer(db: Db, ring: KeyRing, { table, column }: SealedColumn): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} where ${isFormer(ring, column)}`.execute(db);
  return rows[0]!.rows;
}
