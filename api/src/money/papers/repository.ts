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

/** What a paper shows besides itself: of its order, its receipt and its refund. */
const SHOWN = [
  'payment.user_id',
  'payment.domain',
  'payment.currency',
  'payment.method',
  'payment.price_before',
  'payment.discount_percentage',
  'payment.settled_at',
  'payment.refund_days',
  'payment.terms_version',
  'payment.notice_version',
  'payment.notice_language',
  'payment.start_requested_at',
  'receipt.number as receipt_number',
  'receipt.amount as receipt_amount',
  'receipt.credits as receipt_credits',
  'refund.reason',
  'refund.asked_at',
] as const;

const shown = (tx: Tx) =>
  tx
    .selectFrom('papers as paper')
    .innerJoin('payments as payment', 'payment.id', 'paper.payment_id')
    .innerJoin('papers as receipt', (join) =>
      join.onRef('receipt.payment_id', '=', 'paper.payment_id').on('receipt.kind', '=', 'receipt'),
    )
    .leftJoin('payment_returns as refund', 'refund.id', 'paper.return_id')
    .selectAll('paper')
    .select(SHOWN);

/** A paper with what it shows of its order. */
export type ShownPaper = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

export async function findPaper(tx: Tx, id: string) {
  return (await shown(tx).where('paper.id', '=', id).executeTakeFirst()) ?? null;
}

/** The receipt of a payment; null where it has none. */
export async function findReceipt(tx: Tx, paymentId: string): Promise<ShownPaper | null> {
  const query = shown(tx).where('paper.payment_id', '=', paymentId).where('paper.kind', '=', 'receipt');
  return (await query.executeTakeFirst()) ?? null;
}

/** A member's own paper by its number, the newest where two sellers gave it; null for those of others. */
export async function findOwnPaper(tx: Tx, userId: string, number: string): Promise<ShownPaper | null> {
  const query = shown(tx).where('payment.user_id', '=', userId).where('paper.number', '=', number);
  return (await query.orderBy('paper.issued_at', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** The paper that a mail's link opens. */
export async function findPaperByToken(tx: Tx, tokenHash: string): Promise<ShownPaper | null> {
  return (await shown(tx).where('paper.token_hash', '=', tokenHash).executeTakeFirst()) ?? null;
}

/** Stores the digest of a paper's token. */
export async function setToken(tx: Tx, id: string, token_hash: string): Promise<void> {
  await tx.updateTable('papers').set({ token_hash }).where('id', '=', id).execute();
}

/** Numbers of receipts by payment, and of credit notes by refund. */
export async function numbersOf(
  tx: Tx,
  payments: readonly string[],
): Promise<{ payment_id: string; return_id: string | null; number: string }[]> {
  if (payments.length === 0) return [];
  return tx
    .selectFrom('papers')
    .select(['payment_id', 'return_id', 'number'])
    .where('payment_id', 'in', payments)
    .execute();
}
