import { sql, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Cause } from '#src/platform/ports/notifications.ts';
import type { NotificationsTable, NotificationState } from './tables.ts';

export type NotificationRow = Selectable<NotificationsTable>;
type NewNotification = Pick<
  NotificationRow,
  'id' | 'user_id' | 'cause' | 'item' | 'actor_id' | 'conversation_id' | 'created_at'
>;

/** Inserts a notification, once per receiver, cause and item; false when it exists or cannot reach its receiver. */
export async function insertNotification(tx: Tx, row: NewNotification): Promise<boolean> {
  const { rows } = await sql`
    insert into notifications (id, user_id, cause, item, actor_id, conversation_id, state, created_at)
    select ${row.id}, u.id, ${row.cause}, ${row.item}, ${row.actor_id}, ${row.conversation_id}, 'new', ${row.created_at}::timestamptz
    from users u where u.id = ${row.user_id} and not u.fictional
    on conflict (user_id, cause, item) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Inserts notifications, each once per receiver, cause and item. @returns the ids of those that are new and can reach their receiver */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: written } = await sql<{ id: string }>`
    insert into notifications (id, user_id, cause, item, actor_id, conversation_id, state, created_at)
    select n.id, u.id, n.cause, n.item, n.actor_id, n.conversation_id, 'new', n.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n
        (id text, user_id text, cause text, item text, actor_id text, conversation_id text, created_at timestamptz)
      join users u on u.id = n.user_id and not u.fictional
    on conflict (user_id, cause, item) do nothing returning id`.execute(tx);
  return new Set(written.map(({ id }) => id));
}

/** Notifications by their ids. */
export async function findNotifications(tx: Tx, ids: readonly string[]): Promise<NotificationRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
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

/** Passes several on at once. @returns those that no other process was quicker with */
export async function passAllOn(
  tx: Tx,
  ids: readonly string[],
  from: NotificationState,
  to: NotificationState,
): Promise<Set<string>> {
  const rows = await tx
    .updateTable('notifications')
    .set({ state: to })
    .where('id', 'in', [...ids])
    .where('state', '=', from)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends notifications that will not be sent: read by now, or not allowed. */
export async function end(tx: Tx, ids: readonly string[], state: 'seen' | 'dropped'): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notifications')
    .set({ state })
    .where('id', 'in', [...ids])
    .where('state', 'in', ['new', 'waiting', 'mailing'])
    .execute();
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

/** Members with notifications that have waited since before a moment, or whose mail got stuck then. */
export async function membersWaiting(tx: Tx, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from notifications
    where created_at < ${before} and (state = 'waiting' or (state = 'mailing' and mailing_until <= ${now}))`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
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

/** Deletes old settled notifications, and open ones of that age, which are too late to send. */
export async function forgetNotifications(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('created_at', '<', before).execute();
}

/** Time of the last notification of a member by this cause. */
export async function lastNotified(tx: Tx, userId: string, cause: Cause): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('notifications')
    .select(({ fn }) => fn.max<Date | null>('created_at').as('at'))
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow();
  return at;
}
