import type { DeleteReason } from '@rendezvous/contract/resources/deletion/values';
import { sql } from 'kysely';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { Tx } from '#src/platform/db/database.ts';

/** A deletion, or a way back from one. */
interface Counted {
  domain: string;
  reason: DeleteReason;
  /** Time of the deletion, also where the account came back. */
  requestedAt: Date;
}

/** Counts a deletion, or an account that came back, in the month (UTC) of the deletion. */
export async function countReason(
  tx: Tx,
  { domain, reason, requestedAt }: Counted,
  what: 'deletions' | 'returns',
): Promise<void> {
  await tx
    .insertInto('leaving_counts')
    .values({ domain, month: requestedAt.toISOString().slice(0, 7), reason, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['domain', 'month', 'reason'])
        .doUpdateSet({ [what]: sql`leaving_counts.${sql.ref(what)} + 1` }),
    )
    .execute();
}

/** Deletions and ways back of a domain by month and reason, the newest month first; the counts outlive the accounts. */
export function countsOfReasons(tx: Tx, domain: string, sinceMonth: string) {
  return tx
    .selectFrom('leaving_counts')
    .select(['month', 'reason', 'deletions', 'returns'])
    .where('domain', '=', domain)
    .where('month', '>=', sinceMonth)
    .orderBy('month', 'desc')
    .orderBy('deletions', 'desc')
    .orderBy('reason')
    .execute();
}

/** Remarks of accounts that wait for their erasure, the newest first; they go with the account. `mark` distinguishes two of one moment and identifies no member. */
export function listRemarks(tx: Tx, domain: string, limit: number, after: Position | null = null) {
  const mark = sql<string>`md5(user_id)`;
  let query = tx
    .selectFrom('account_deletions')
    .innerJoin('users', 'users.id', 'account_deletions.user_id')
    .select(['account_deletions.requested_at', 'reason', 'remarks', mark.as('mark')])
    .where('users.domain', '=', domain)
    .where('remarks', '!=', '')
    .orderBy('account_deletions.requested_at', 'desc')
    .orderBy(mark, 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(account_deletions.requested_at, ${mark}) < (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}
