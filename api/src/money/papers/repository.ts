import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Database } from '#src/platform/db/schema.ts';
import type { PaperKind, PapersTable } from './tables.ts';

export type PaperRow = Selectable<PapersTable>;

/** A payment, as far as papers name it. */
export type PaidOrder = Selectable<Database['payments']>;

/** Counts the series of a seller, year and kind one further, and locks it until the transaction ends. */
export async function nextNumber(
  tx: Tx,
  series: { seller: string; year: number; kind: PaperKind },
): Promise<number> {
  const { last } = await tx
    .insertInto('paper_numbers')
    .values({ ...series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['seller', 'year', 'kind']).doUpdateSet({ last: sql`paper_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertPaper(tx: Tx, row: Insertable<PapersTable>): Promise<void> {
  await tx.insertInto('papers').values(row).execute();
}

/** The papers of a payment, oldest first: its receipt, then its credit notes. */
export function papersOf(tx: Tx, paymentId: string): Promise<PaperRow[]> {
  return tx
    .selectFrom('papers')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/** Deletes papers that were stored for the years of their seller's country from the end of their own on. */
export async function deletePapers(
  tx: Tx,
  { year, years, otherwise }: { year: number; years: Record<string, number>; otherwise: number },
): Promise<void> {
  await tx
    .deleteFrom('papers')
    .where(
      sql<boolean>`papers.year + coalesce((${JSON.stringify(years)}::jsonb ->> (company ->> 'country'))::integer, ${otherwise}) < ${year}`,
    )
    .execute();
}
