import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { unreadOf } from '#src/conversation/chats/lists/list-repository.ts';
import { MESSAGE, type MessageRow } from '#src/conversation/chats/repository.ts';

/** An overdue first message with the facts that decide whether its cost is given back. */
export interface DueMessage {
  row: MessageRow;
  receiver: string;
  /** Status of the sender's account; null once it is erased. */
  sender: string | null;
  read: boolean;
  answered: boolean;
  /** The sender has blocked the receiver. */
  closed: boolean;
}

/** Returns the conversation of an overdue message; null after the decision. */
export async function conversationOfDue(tx: Tx, message: string, now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('messages')
    .select('conversation_id')
    .where('id', '=', message)
    .where('credit_back_due_at', '<=', now)
    .executeTakeFirst();
  return row?.conversation_id ?? null;
}

/** Reads the facts of the decision; the caller has locked the conversation. Null after the decision. */
export async function readDue(tx: Tx, message: string): Promise<DueMessage | null> {
  const { rows } = await sql<MessageRow & Omit<DueMessage, 'row'>>`
    select ${MESSAGE},
      o.user_id as receiver, (select u.status from users u where u.id = m.sender_id) as sender, o.read_seq >= m.seq as read,
      exists (select from messages a where a.conversation_id = m.conversation_id and a.sender_id = o.user_id and a.status = 'sent') as answered,
      exists (select from blocks b where b.blocker = m.sender_id and b.blocked = o.user_id) as closed
    from messages m join conversation_sides o on o.conversation_id = m.conversation_id and o.user_id <> m.sender_id
    where m.id = ${message} and m.credit_back_due_at is not null`.execute(tx);
  if (!rows[0]) return null;
  const { receiver, sender, read, answered, closed, ...row } = rows[0];
  return { row, receiver, sender, read, answered, closed };
}

/** Writes down what was decided: when the cost came back, or null. */
export async function decideCreditBack(tx: Tx, message: string, returnedAt: Date | null): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ credit_back_due_at: null, credit_back_at: returnedAt })
    .where('id', '=', message)
    .execute();
}

/** Overdue messages of active or erased senders, oldest first. */
export async function overdueCreditBacks(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from messages m left join users u on u.id = m.sender_id
    where m.credit_back_due_at <= ${now} and (u.id is null or u.status = 'active') order by m.credit_back_due_at limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Messages of a conversation that wait for a reader who leaves for good. */
export async function waitingFor(tx: Tx, conversation: string, receiver: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '<>', receiver)
    .where('credit_back_due_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unread messages over a member's conversations. */
export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadOf(userId)} as unread`.execute(tx);
  return rows[0]!.unread;
}
