import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { NotificationsTable, NotificationState } from './tables.ts';

export type NotificationRow = Selectable<NotificationsTable>;
type NewNotification = Pick<
  NotificationRow,
  'id' | 'user_id' | 'cause' | 'item' | 'actor_id' | 'conversation_id' | 'created_at'
>;

/** Writes a notification down, once per receiver, cause and item; false when it stands already or nobody could ever get it. */
export async function insertNotification(tx: Tx, row: NewNotification): Promise<boolean> {
  const { rows } = await sql`
    insert into notifications (id, user_id, cause, item, actor_id, conversation_id, state, created_at)
    select ${row.id}, u.id, ${row.cause}, ${row.item}, ${row.actor_id}, ${row.conversation_id}, 'new', ${row.created_at}::timestamptz
    from users u where u.id = ${row.user_id} and not u.fictional
    on conflict (user_id, cause, item) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findNotification(tx: Tx, id: string): Promise<NotificationRow | null> {
  return (await tx.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Passes a notification from one state to the next; false when another process was quicker. */
export async function passOn(
  tx: Tx,
  id: string,
  from: NotificationState,
  to: NotificationState,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends notifications that will not be told: read by now, or not allowed. */
export async function end(tx: Tx, ids: readonly string[], state: 'seen' | 'dropped'): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notifications')
    .set({ state })
    .where('id', 'in', [...ids])
    .where('state', 'in', ['new', 'waiting', 'mailing'])
    .execute();
}

/** Messages somebody has been sent and has not read, of members they may hear of: none that left, is fictional or stands behind a block. */
const unreadOf = (userId: RawBuilder<unknown>) => sql`from conversation_sides s
  join users o on o.id = s.other_id and o.status = 'active' and not o.fictional
  join messages m on m.conversation_id = s.conversation_id and m.sender_id = s.other_id and m.status = 'sent' and m.seq > s.read_seq and m.seq > s.hidden_seq
  where s.user_id = ${userId} and s.unread > 0 and not s.removed and not exists (select from blocks b
    where (b.blocker = s.user_id and b.blocked = s.other_id) or (b.blocker = s.other_id and b.blocked = s.user_id))`;

/** Of these, the ones that are still news: unread, unseen, not taken back. */
export async function stillNews(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n where n.id = any(${[...ids]}) and case
      when n.cause in ('conversation', 'message') then exists (
        select from messages m join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = n.user_id
        where m.id = n.item and m.status = 'sent' and m.seq > s.read_seq and m.seq > s.hidden_seq)
      when n.cause = 'like' then exists (
          select from likes l where l.from_user = n.actor_id and l.to_user = n.user_id and not l.held and l.seen_at is null)
        and not exists (select from likes back where back.from_user = n.user_id and back.to_user = n.actor_id)
      when n.cause = 'match' then exists (
        select from likes mine join likes theirs on theirs.from_user = mine.to_user and theirs.to_user = mine.from_user and not theirs.held
        where mine.from_user = n.user_id and mine.to_user = n.actor_id and not mine.held and mine.match_seen_at is null)
      when n.cause = 'unread' then exists (select ${unreadOf(sql`n.user_id`)} and m.created_at <= n.created_at - interval '1 day')
      else exists (select from users u where u.id = n.user_id and u.status = 'not_confirmed')
    end`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** Notifications of a member that wait, or whose mail got stuck on its way; oldest first. */
export async function openNotifications(tx: Tx, userId: string, now: Date): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'mailing'), where('mailing_until', '<=', now)]),
      ]),
    )
    .orderBy('created_at')
    .limit(200)
    .execute();
}

/** The conversation has been opened: what waits about it has been seen. */
export async function endConversation(tx: Tx, userId: string, conversation: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ state: 'seen' })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversation)
    .where('state', 'in', ['new', 'waiting'])
    .execute();
}

/** Throws away what was settled long ago; open ones of that age as well, for nobody is told that late. */
export async function forgetNotifications(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('created_at', '<', before).execute();
}

/** How many messages a member has left unread since before a moment. */
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

/** When a member was last reminded of what they have not read. */
export async function lastReminder(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('notifications')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('cause', '=', 'unread')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
