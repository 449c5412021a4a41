import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** A message that went out, as its receiver is notified of it while away. */
export interface QueuedMessage {
  id: string;
  sender: string;
  receiver: string;
  conversation: string;
  /** The first message its receiver gets in the conversation. */
  opens: boolean;
  at: Date;
}

/** Queues a message for notification. */
export async function noteMessage(tx: Tx, message: string, received: number): Promise<void> {
  await tx
    .insertInto('messages_to_tell')
    .values({ message_id: message, opens: received === 1 })
    .execute();
}

/** Is any message noted? */
export async function hasQueuedMessages(tx: Tx): Promise<boolean> {
  const found = await tx.selectFrom('messages_to_tell').select('message_id').limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Claims queued messages; parallel processes claim different ones. A message whose sender is gone is not announced.
 * @returns how many were claimed, and those to announce
 */
export async function claimMessages(
  tx: Tx,
  limit: number,
): Promise<{ claimed: number; messages: QueuedMessage[] }> {
  const { rows: noted } = await sql<{ message_id: string; opens: boolean }>`
    delete from messages_to_tell where message_id in (select message_id from messages_to_tell limit ${limit} for update skip locked)
    returning message_id, opens`.execute(tx);
  if (noted.length === 0) return { claimed: 0, messages: [] };
  const { rows: messages } = await sql<QueuedMessage>`
    select m.id, m.sender_id as sender, s.user_id as receiver, m.conversation_id as conversation, n.opens, m.created_at as at
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n (message_id text, opens boolean)
      join messages m on m.id = n.message_id and m.status = 'sent'
      join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id <> m.sender_id
      join users u on u.id = m.sender_id
    order by m.created_at, m.seq`.execute(tx);
  return { claimed: noted.length, messages };
}
