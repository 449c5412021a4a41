import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Conditions of "usually within a day". */
export interface ReplyRule {
  /** Conversations count that began since then. */
  since: Date;
  /** And until then: younger ones still have time for an answer. */
  until: Date;
  /** Fewest of them that say anything. */
  conversations: number;
  /** Share of them with an answer in time, from 0 to 1. */
  share: number;
}

/**
 * Members who answered that share of the conversations others began with them, each within a day of its first message. Withheld messages and
 * fictional profiles count on neither side.
 */
export async function membersWhoReply(
  tx: Tx,
  { since, until, conversations, share }: ReplyRule,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select c.id, case c.started_by when c.user_a then c.user_b else c.user_a end as receiver, first.created_at as at
      from conversations c
        join lateral (select created_at from messages m
          where m.conversation_id = c.id and m.sender_id = c.started_by and m.status = 'sent'
          order by m.seq limit 1) first on true
      where c.created_at >= ${since} and first.created_at <= ${until})
    select asked.receiver as id
    from asked join users u on u.id = asked.receiver and u.status = 'active' and not u.fictional
    group by asked.receiver
    having count(*) >= ${conversations} and count(*) filter (where exists (
      select from messages m where m.conversation_id = asked.id and m.sender_id = asked.receiver and m.status = 'sent'
        and m.created_at <= asked.at + interval '24 hours')) >= count(*) * ${share}::float8`.execute(tx);
  return rows.map(({ id }) => id);
}
