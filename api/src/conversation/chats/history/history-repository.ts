import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { cutPage } from '#src/platform/lib/cursor.ts';
import { MESSAGE, type MessageRow } from '#src/conversation/chats/repository.ts';

/** Messages on `s`'s conversation that its owner may see: not removed, and others' only once they were sent. */
export const VISIBLE = sql`m.conversation_id = s.conversation_id and m.seq > s.hidden_seq and (m.status = 'sent' or m.sender_id = s.user_id)`;

export interface HistoryLimits {
  messages: number;
  /** Oldest moment that is shown. */
  since: Date;
  page: number;
}

export interface HistoryPage {
  /** Oldest first. */
  messages: MessageRow[];
  hasMore: boolean;
  /** There are older messages that the limits of history hide (spec §9: hidden for privacy). */
  hiddenOlder: boolean;
}

/** A page of history before `before` (the newest when null), within the limits. */
export async function readHistory(
  tx: Tx,
  userId: string,
  conversation: string,
  before: number | null,
  limits: HistoryLimits,
): Promise<HistoryPage> {
  const { rows: floors } = await sql<{ floor: number | null }>`
    select m.seq as floor from conversation_sides s join messages m on ${VISIBLE}
    where s.user_id = ${userId} and s.conversation_id = ${conversation} and s.total > ${limits.messages}
    order by m.seq desc offset ${limits.messages} limit 1`.execute(tx);
  const floor = floors[0]?.floor ?? 0;
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE}
    from conversation_sides s join messages m on ${VISIBLE}
    where s.user_id = ${userId} and s.conversation_id = ${conversation} and m.seq > ${floor}
      and m.seq < ${before ?? 2_147_483_647} and m.created_at >= ${limits.since}
    order by m.seq desc limit ${limits.page + 1}`.execute(tx);
  const { shown, goesOn: hasMore } = cutPage(rows, limits.page);
  return {
    messages: shown.reverse(),
    hasMore,
    hiddenOlder: !hasMore && (floor > 0 || (await hasOlder(tx, userId, conversation, limits.since))),
  };
}

/** The first message of theirs a side has not read; null when there is none. */
export async function firstUnread(tx: Tx, userId: string, conversation: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    select m.seq from conversation_sides s join messages m on ${VISIBLE}
    where s.user_id = ${userId} and s.conversation_id = ${conversation} and m.seq > s.read_seq and m.sender_id <> s.user_id
    order by m.seq limit 1`.execute(tx);
  return rows[0]?.seq ?? null;
}

async function hasOlder(tx: Tx, userId: string, conversation: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_sides s join messages m on ${VISIBLE}
    where s.user_id = ${userId} and s.conversation_id = ${conversation} and m.created_at < ${since} order by m.seq limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Locks a conversation's messages until commit: no other transaction sends or marks meanwhile. */
export async function lockConversation(tx: Tx, conversation: string): Promise<void> {
  await tx.selectFrom('conversations').select('id').where('id', '=', conversation).forUpdate().execute();
}

/** Marks a side as read up to a message (spec §4: opening sets the unread count to zero): how far, or null when it was already. */
export async function markRead(
  tx: Tx,
  userId: string,
  conversation: string,
  upTo: number,
): Promise<number | null> {
  const { rows } = await sql<{ read_seq: number }>`
    update conversation_sides s set read_seq = least(${upTo}::int, c.last_seq), unread = (
      select count(*) from messages m where m.conversation_id = s.conversation_id and m.sender_id <> s.user_id and m.status = 'sent'
        and m.seq > greatest(least(${upTo}::int, c.last_seq), s.hidden_seq))
    from conversations c
    where c.id = s.conversation_id and s.user_id = ${userId} and s.conversation_id = ${conversation}
      and s.read_seq < least(${upTo}::int, c.last_seq)
    returning s.read_seq`.execute(tx);
  return rows[0]?.read_seq ?? null;
}

/** Removes a conversation from one side only: everything so far is hidden there; what waits to be sent is dropped. */
export async function removeSide(tx: Tx, userId: string, conversation: string): Promise<void> {
  await sql`delete from messages where conversation_id = ${conversation} and sender_id = ${userId} and status <> 'sent'`.execute(
    tx,
  );
  await sql`
    update conversation_sides s set removed = true, hidden_seq = c.last_seq, read_seq = c.last_seq, unread = 0, total = 0, last_at = null
    from conversations c where c.id = s.conversation_id and s.user_id = ${userId} and s.conversation_id = ${conversation}`.execute(
    tx,
  );
}

export async function isPremium(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('paid_user').where('id', '=', userId).executeTakeFirst();
  return row?.paid_user ?? false;
}
