import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import { sql } from 'kysely';
import { PHOTO_OF_MESSAGE } from '#src/conversation/chat-photos/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { whenFirst } from './credit-back/credit-back-due-repository.ts';
import type { MessagesTable } from './tables.ts';

/** A message as stored in the database. */
export type MessageRow = Pick<
  MessagesTable,
  | 'id'
  | 'conversation_id'
  | 'seq'
  | 'sender_id'
  | 'client_id'
  | 'kind'
  | 'status'
  | 'text'
  | 'photo_id'
  | 'gift'
  | 'created_at'
  | 'credit_back_at'
> & {
  half_prompt: HalfPrompt | null;
  cost: number;
  /** Pixels of its photo; null without one, and when that is gone. */
  photo: { width: number; height: number } | null;
};

/** One member's side of a conversation, with how far the other has read. */
export interface Side {
  conversation_id: string;
  other_id: string;
  read_seq: number;
  hidden_seq: number;
  unread: number;
  total: number;
  last_at: Date | null;
  last_seq: number;
  other_read_seq: number;
}

/** Columns of a message, on a query whose `messages` are called `m`. */
export const MESSAGE = sql`m.id, m.conversation_id, m.seq, m.sender_id, m.client_id, m.kind, m.status, m.text, m.photo_id, m.gift, m.half_prompt, m.cost, m.created_at, m.credit_back_at, ${PHOTO_OF_MESSAGE} as photo`;

/** A member's own side; null when the conversation is unknown or of others. */
export async function findSide(tx: Tx, userId: string, conversation: string): Promise<Side | null> {
  const { rows } = await sql<Side>`
    select s.conversation_id, s.other_id, s.read_seq, s.hidden_seq, s.unread, s.total, s.last_at, c.last_seq, o.read_seq as other_read_seq
    from conversation_sides s join conversations c on c.id = s.conversation_id
      join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id = s.other_id
    where s.user_id = ${userId} and s.conversation_id = ${conversation}`.execute(tx);
  return rows[0] ?? null;
}

/** A message of this sender by the id the client made; null when there is none. */
export async function findByClientId(tx: Tx, senderId: string, clientId: string): Promise<MessageRow | null> {
  const { rows } =
    await sql<MessageRow>`select ${MESSAGE} from messages m where sender_id = ${senderId} and client_id = ${clientId}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/** Conversations a member has ever started. */
export async function conversationsStarted(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('conversation_starts')
    .select('used')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Counts a start; with a limit only while it is not reached. In one statement, so that parallel starts cannot pass it. */
export async function spendStart(tx: Tx, userId: string, limit: number | null): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const condition = limit === null ? sql`` : sql`where conversation_starts.used < ${limit}`;
  const { rows } = await sql`
    insert into conversation_starts (user_id, used) values (${userId}, 1)
    on conflict (user_id) do update set used = conversation_starts.used + 1 ${condition} returning used`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Opens the conversation of two with both its sides, once; `created` is false when there was one already. */
export async function openConversation(
  tx: Tx,
  conversation: { id: string; by: string; with: string; at: Date },
): Promise<{ id: string; created: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, user_a, user_b, started_by, created_at)
    values (${conversation.id}, least(${conversation.by}::text, ${conversation.with}::text), greatest(${conversation.by}::text, ${conversation.with}::text),
      ${conversation.by}, ${conversation.at})
    on conflict (user_a, user_b) do nothing returning id`.execute(tx);
  if (rows[0]) {
    await tx
      .insertInto('conversation_sides')
      .values([
        {
          user_id: conversation.by,
          other_id: conversation.with,
          conversation_id: conversation.id,
          last_at: null,
        },
        {
          user_id: conversation.with,
          other_id: conversation.by,
          conversation_id: conversation.id,
          last_at: null,
        },
      ])
      .execute();
    return { id: conversation.id, created: true };
  }
  const found = await tx
    .selectFrom('conversation_sides')
    .select('conversation_id')
    .where('user_id', '=', conversation.by)
    .where('other_id', '=', conversation.with)
    .executeTakeFirstOrThrow();
  return { id: found.conversation_id, created: false };
}

/** Effect of a message on its conversation. */
export interface Written {
  seq: number;
  /** Unread messages of the receiver: in this conversation, and over all of theirs. */
  unread: number;
  receiverUnread: number;
  senderUnread: number;
  /** When the cost is given back unless the message is read or answered; null unless it is a paid first message. */
  creditBackDue: Date | null;
  /** Messages of the receiver's side including this one, removed ones among them. */
  received: number;
}

/** Unread messages of a member as they were before the statement; conversations with a block are not offered, so not counted. */
const unreadOf = (userId: string) => sql`(select coalesce(sum(s.unread), 0)::int from conversation_sides s
  where s.user_id = ${userId} and not s.removed and s.unread > 0 and not exists (select from blocks b
    where (b.blocker = s.user_id and b.blocked = s.other_id) or (b.blocker = s.other_id and b.blocked = s.user_id)))`;

/**
 * Writes a message: assigns the conversation's next number, inserts, and moves both sides, as one statement. Withheld messages move
 * the sender's side only. Null when this client id has been written before: then the caller rolls back.
 * @param creditBackDue when its cost is given back; stored only for the first sent message of the conversation
 */
export async function writeMessage(
  tx: Tx,
  message: Omit<MessageRow, 'seq'>,
  receiver: string,
  creditBackDue: Date | null,
): Promise<Written | null> {
  const { rows } = await sql<{
    seq: number | null;
    credit_back_due_at: Date | null;
    unread: number | null;
    received: number | null;
    receiverUnread: number;
    senderUnread: number;
  }>`
    with numbered as (update conversations set last_seq = last_seq + 1 where id = ${message.conversation_id} returning id, last_seq),
    written as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, photo_id, gift, half_prompt, cost, created_at, credit_back_due_at)
      select ${message.id}, numbered.id, numbered.last_seq, ${message.sender_id}, ${message.client_id}, ${message.kind}, ${message.status},
        ${message.text}, ${message.photo_id}, ${message.gift}, ${message.half_prompt && JSON.stringify(message.half_prompt)}::jsonb, ${message.cost}::int, ${message.created_at}::timestamptz, ${whenFirst(message.conversation_id, creditBackDue)} from numbered
      on conflict (sender_id, client_id) do nothing returning seq, credit_back_due_at),
    mine as (
      update conversation_sides set total = total + 1, last_at = ${message.created_at}, removed = false
      where user_id = ${message.sender_id} and conversation_id = ${message.conversation_id}),
    theirs as (
      update conversation_sides set total = total + 1, unread = unread + 1, last_at = ${message.created_at}, removed = false
      where user_id = ${receiver} and conversation_id = ${message.conversation_id} and ${message.status} = 'sent' returning unread, total)
    select (select seq from written) as seq, (select credit_back_due_at from written) as credit_back_due_at, (select unread from theirs) as unread, (select total from theirs) as received,
      ${unreadOf(receiver)} as "receiverUnread", ${unreadOf(message.sender_id)} as "senderUnread"`.execute(
    tx,
  );
  const row = rows[0];
  if (!row || row.seq === null) return null;
  const arrived = message.status === 'sent' ? 1 : 0;
  return {
    seq: row.seq,
    creditBackDue: row.credit_back_due_at,
    unread: row.unread ?? 0,
    received: row.received ?? 0,
    receiverUnread: row.receiverUnread + arrived,
    senderUnread: row.senderUnread,
  };
}

/** Sends a message that was waiting: it gets the next number, because its receiver sees it now. Null when it does not wait. */
export async function sendWaiting(
  tx: Tx,
  message: MessageRow,
  receiver: string,
  cost: number,
  at: Date,
  creditBackDue: Date | null,
): Promise<Written | null> {
  const { rows } = await sql<{ seq: number; credit_back_due_at: Date | null }>`
    with numbered as (update conversations set last_seq = last_seq + 1 where id = ${message.conversation_id} returning last_seq)
    update messages m set status = 'sent', seq = numbered.last_seq, cost = ${cost}, created_at = ${at}, credit_back_due_at = ${whenFirst(message.conversation_id, creditBackDue)}
    from numbered where m.id = ${message.id} and m.status <> 'sent' returning m.seq, m.credit_back_due_at`.execute(
    tx,
  );
  if (!rows[0]) return null;
  const { rows: sides } = await sql<{
    unread: number;
    received: number;
    receiverUnread: number;
    senderUnread: number;
  }>`
    update conversation_sides set total = total + 1, unread = unread + 1, last_at = ${at}, removed = false
    where user_id = ${receiver} and conversation_id = ${message.conversation_id}
    returning unread, total as received, ${unreadOf(receiver)} as "receiverUnread", ${unreadOf(message.sender_id)} as "senderUnread"`.execute(
    tx,
  );
  const side = sides[0] ?? { unread: 0, received: 0, receiverUnread: 0, senderUnread: 0 };
  return {
    ...side,
    seq: rows[0].seq,
    creditBackDue: rows[0].credit_back_due_at,
    receiverUnread: side.receiverUnread + 1,
  };
}

/** Remembers that a member has confirmed the warning of a fictional profile; once is enough. */
export async function confirmFictional(tx: Tx, userId: string, memberId: string, at: Date): Promise<void> {
  await sql`insert into fictional_confirmations (user_id, member_id, confirmed_at) values (${userId}, ${memberId}, ${at}) on conflict do nothing`.execute(
    tx,
  );
}

export async function hasConfirmedFictional(tx: Tx, userId: string, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`select from fictional_confirmations where user_id = ${userId} and member_id = ${memberId}`.execute(
      tx,
    );
  return rows.length > 0;
}
