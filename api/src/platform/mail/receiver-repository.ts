import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';

/** Counts one more mail to an address within a day of its first, in one statement. @returns false when it has had `most` of them */
export async function countMail(tx: Tx, addressHash: string, most: number, now: Date): Promise<boolean> {
  const dayAgo = after(now, -DAY);
  const { rows } = await sql`
    insert into receiver_mails as r (address_hash, mails, since) values (${addressHash}, 1, ${now})
    on conflict (address_hash) do update set
      mails = case when r.since <= ${dayAgo} then 1 else r.mails + 1 end,
      since = case when r.since <= ${dayAgo} then ${now} else r.since end
    where r.since <= ${dayAgo} or r.mails < ${most}
    returning mails`.execute(tx);
  return rows.length > 0;
}

/** Removes a mail from the count that was not accepted. */
export async function uncountMail(tx: Tx, addressHash: string): Promise<void> {
  await tx
    .updateTable('receiver_mails')
    .set((eb) => ({ mails: eb('mails', '-', 1) }))
    .where('address_hash', '=', addressHash)
    .where('mails', '>', 0)
    .execute();
}

/** Deletes counts of former days. */
export async function forgetReceivers(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('receiver_mails').where('since', '<=', after(now, -DAY)).execute();
}
