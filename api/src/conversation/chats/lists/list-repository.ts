import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { VISIBLE } from '#src/conversation/chats/history/history-repository.ts';
import type { MessageRow, Side } from '#src/conversation/chats/repository.ts';

/** The newest message a side may see, for lists. */
export interface LastMessage {
  kind: MessageRow['kind'];
  text: string | null;
  sender_id: string;
}

export interface ListedSide extends Pick<
  Side,
  'conversation_id' | 'other_id' | 'unread' | 'total' | 'last_at'
> {
  last: LastMessage | null;
  /** This side has blocked the other. */
  blocked: boolean;
}

/** Conversations shown in one list. */
const LISTED = 500;

/** Unread, on a query whose `conversation_sides` are called `s`; with a block either way nothing is. */
const UNREAD = sql`s.unread > 0 and not exists (
  select from blocks b where b.blocker = s.user_id and b.blocked = s.other_id)`;

/** A member's conversations that have something to show, newest first; `unread` asks for those with unread messages alone. */
export async function listSides(
  tx: Tx,
  userId: string,
  { unread = false, limit = LISTED }: { unread?: boolean; limit?: number } = {},
): Promise<ListedSide[]> {
  const { rows } = await sql<ListedSide>`
    select s.conversation_id, s.other_id, s.unread, s.total, s.last_at, case when last.kind is null then null
      else jsonb_build_object('kind', last.kind, 'text', left(last.text, 200), 'sender_id', last.sender_id) end as last,
      exists (select from blocks b where b.blocker = s.user_id and b.blocked = s.other_id) as blocked
    from conversation_sides s left join lateral (
      select m.kind, m.text, m.sender_id from messages m where ${VISIBLE} order by m.seq desc limit 1) last on true
    where s.user_id = ${userId} and not s.removed and s.last_at is not null ${unread ? sql`and ${UNREAD}` : sql``}
      and not exists (select from blocks b where b.blocker = s.other_id and b.blocked = s.user_id)
    order by s.last_at desc limit ${limit}`.execute(tx);
  return rows;
}

/** One conversation as its owner's list shows it. */
export async function listedSide(tx: Tx, userId: string, conversation: string): Promise<ListedSide | null> {
  const { rows } = await sql<ListedSide>`
    select s.conversation_id, s.other_id, s.unread, s.total, s.last_at, (
      select jsonb_build_object('kind', m.kind, 'text', left(m.text, 200), 'sender_id', m.sender_id)
      from messages m where ${VISIBLE} order by m.seq desc limit 1) as last, false as blocked
    from conversation_sides s where s.user_id = ${userId} and s.conversation_id = ${conversation}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Unread messages over a member's conversations; those with a block either way are not offered, so not counted. */
export function unreadOf(userId: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(s.unread), 0)::int from conversation_sides s
    where s.user_id = ${userId} and not s.removed and s.unread > 0 and not exists (
      select from blocks b where (b.blocker = s.user_id and b.blocked = s.other_id) or (b.blocker = s.other_id and b.blocked = s.user_id)))`;
}

/** Counts the unread messages of a member in a conversation and in all, and returns whether they have removed it. */
export async function unreadIn(
  tx: Tx,
  userId: string,
  conversation: string,
): Promise<{ unread: number; total_unread: number; removed: boolean }> {
  const { rows } = await sql<{ unread: number; total_unread: number; removed: boolean }>`
    select s.unread, ${unreadOf(userId)} as total_unread, s.removed
    from conversation_sides s where s.user_id = ${userId} and s.conversation_id = ${conversation}`.execute(
    tx,
  );
  return rows[0] ?? { unread: 0, total_unread: 0, removed: true };
}

/** Members this one has a conversation with. */
export async function chatContacts(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversation_sides')
    .select('other_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ other_id: id }) => id);
}
