import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';

/** A message of an excerpt. */
export type ExcerptRow = Pick<
  MessageRow,
  'id' | 'sender_id' | 'kind' | 'text' | 'gift' | 'half_prompt' | 'photo_id' | 'created_at'
>;

/** Number of messages around the one that an excerpt is about. */
export interface Around {
  before: number;
  after: number;
}

/**
 * A message that its reader has received, with the messages around it that both have, oldest first. Empty for all other messages: the reader's own,
 * those of others' conversations, those that wait, and those that the reader has removed.
 */
export async function readExcerpt(
  tx: Tx,
  readerId: string,
  messageId: string,
  { before, after }: Around,
): Promise<ExcerptRow[]> {
  const { rows } = await sql<ExcerptRow>`
    with received as (
      select m.conversation_id, m.seq, s.hidden_seq from messages m join conversation_sides s on s.conversation_id = m.conversation_id
      where m.id = ${messageId} and s.user_id = ${readerId} and m.sender_id = s.other_id and m.status = 'sent' and m.seq > s.hidden_seq),
    around as (
      (select m.* from received r join messages m on m.conversation_id = r.conversation_id
        where m.status = 'sent' and m.seq > r.hidden_seq and m.seq <= r.seq order by m.seq desc limit ${before + 1})
      union all
      (select m.* from received r join messages m on m.conversation_id = r.conversation_id
        where m.status = 'sent' and m.seq > r.seq order by m.seq limit ${after}))
    select id, sender_id, kind, text, gift, half_prompt, photo_id, created_at from around order by seq`.execute(
    tx,
  );
  return rows;
}
