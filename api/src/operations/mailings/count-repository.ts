import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { MailingRow } from './repository.ts';

/** How far a mailing has come. */
export interface MailingCount {
  /** Written down for the dispatcher, and neither mailed nor left out. */
  waiting: number;
  mailed: number;
  /** Not mailed: switched off, left, retired, or an offer that this member may not get. */
  left_out: number;
}

/** Mailings with their counts, the newest first. Of those long over only the number of mails is left. */
export async function listCounted(tx: Tx, limit: number): Promise<(MailingRow & MailingCount)[]> {
  const { rows } = await sql<MailingRow & MailingCount>`
    select m.*, c.waiting, coalesce(m.mailed, c.mailed) as mailed, c.left_out
    from (select * from mailings order by created_at desc, id limit ${limit}) m
    cross join lateral (
      select count(*) filter (where n.state in ('new', 'waiting', 'mailing'))::int as waiting,
        count(*) filter (where n.state = 'mailed')::int as mailed,
        count(*) filter (where n.state in ('seen', 'dropped'))::int as left_out
      from notifications n where n.cause = any(array['promotion', 'site_news']) and n.item = m.id) c
    order by m.created_at desc, m.id`.execute(tx);
  return rows;
}

/** Stores the number of mails of mailings that ended before a moment. */
export async function storeCounts(tx: Tx, endedBefore: Date): Promise<void> {
  await sql`update mailings m set mailed = (
      select count(*) from notifications n where n.cause = any(array['promotion', 'site_news']) and n.item = m.id and n.state = 'mailed')
    where m.mailed is null and m.ended_at < ${endedBefore}`.execute(tx);
}
