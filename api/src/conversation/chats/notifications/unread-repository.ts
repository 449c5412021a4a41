import { sql, type RawBuilder } from 'kysely';
import { notLeft } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';

/** Unread messages a member has received, without those of fictional, deleted, blocked or blocking members. */
const unreadOf = (userId: RawBuilder<unknown>) => sql`from conversation_sides s
  join users u on u.id = s.other_id and ${notLeft} and not u.fictional
  join messages m on m.conversation_id = s.conversation_id and m.sender_id = s.other_id and m.status = 'sent' and m.seq > s.read_seq and m.seq > s.hidden_seq
  where s.user_id = ${userId} and s.unread > 0 and not s.removed and not exists (select from blocks b
    where (b.blocker = s.user_id and b.blocked = s.other_id) or (b.blocker = s.other_id and b.blocked = s.user_id))`;

/** Of these notifications of messages, those whose message is unread. */
export async function stillUnread(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n where n.id = any(${[...ids]}) and exists (
      select from messages m join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = n.user_id
      where m.id = n.item and m.status = 'sent' and m.seq > s.read_seq and m.seq > s.hidden_seq)`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** Of these reminders, those whose receiver still has messages unread for a day. */
export async function stillUnreadForADay(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n where n.id = any(${[...ids]})
      and exists (select ${unreadOf(sql`n.user_id`)} and m.created_at <= n.created_at - interval '1 day')`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

/** Counts the messages that a member has left unread since before a moment. */
export async function countUnread(tx: Tx, userId: string, before: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count ${unreadOf(sql`${userId}`)} and m.created_at <= ${before}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The oldest message a member has left unread, of those after a moment. */
export async function oldestUnread(
  tx: Tx,
  userId: string,
  since: Date | null,
): Promise<{ id: string; created_at: Date } | null> {
  const newer = since ? sql`and m.created_at > ${since}` : sql``;
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select m.id, m.created_at ${unreadOf(sql`${userId}`)} ${newer} order by m.created_at, m.id limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}
