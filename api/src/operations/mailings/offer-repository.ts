import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Is an offer at least as good running for a member, or did it run out unused after a moment? The mailing itself does not count. */
export async function hasOfferAsGood(
  tx: Tx,
  userId: string,
  offer: { id: string; percentage: number },
  endedAfter: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from notifications n join mailings m on m.id = n.item and m.id <> ${offer.id} join discount_codes d on d.code = m.code
    where n.user_id = ${userId} and n.cause = 'promotion' and n.state in ('mailing', 'mailed')
      and m.valid_until > ${endedAfter} and d.value_percentage <= ${offer.percentage}
      and not exists (select from discount_uses used where used.code = m.code and used.user_id = n.user_id and used.state = 'used')
    limit 1`.execute(tx);
  return rows.length > 0;
}
