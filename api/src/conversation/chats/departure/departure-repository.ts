import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Conversation of an erased member, and the last message that the other side has removed. */
export interface LeftConversation {
  id: string;
  /** Null when the other account is gone as well. */
  hidden_seq: number | null;
}

/** Locks and lists the conversations of a member. */
export async function lockConversations(tx: Tx, userId: string): Promise<LeftConversation[]> {
  const { rows } = await sql<LeftConversation>`
    select c.id, case when u.id is null then null else o.hidden_seq end as hidden_seq
    from conversation_sides s join conversations c on c.id = s.conversation_id
      join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id = s.other_id
      left join users u on u.id = s.other_id
    where s.user_id = ${userId} order by c.id for update of c`.execute(tx);
  return rows;
}

/** Part of a conversation that is deleted when a member leaves it: all of it when the other side is gone as well, else what the other side does not have. */
const unseenBy = (leaver: string, hidden: number | null) =>
  hidden === null ? sql`` : sql`and (m.seq <= ${hidden} or (m.sender_id = ${leaver} and m.status <> 'sent'))`;

/** Stores the names of what was paid for the messages about to be deleted: books are not erased, and are checked against messages. */
export async function storeCharges(
  tx: Tx,
  { id, hidden_seq }: LeftConversation,
  leaver: string,
): Promise<void> {
  await sql`insert into erased_charges (operation_id)
    select booked.operation_id from messages m cross join lateral (values ('message:' || m.id),
      (case when m.credit_back_at is not null then 'credit_back:' || m.conversation_id end)) as booked (operation_id)
    where booked.operation_id is not null and m.conversation_id = ${id} and m.cost > 0 ${unseenBy(leaver, hidden_seq)}
    on conflict do nothing`.execute(tx);
}

/** Deletes the messages of a conversation that its other side does not have: removed there, or never sent by the leaver. */
export async function deleteUnseen(
  tx: Tx,
  { id, hidden_seq }: LeftConversation,
  leaver: string,
): Promise<void> {
  await sql`delete from messages m where m.conversation_id = ${id} ${unseenBy(leaver, hidden_seq)}`.execute(
    tx,
  );
}

export async function hasMessages(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from messages where conversation_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function deleteConversation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('conversations').where('id', '=', id).execute();
}

/** Replaces a member by an id without account, in one conversation; what a client made goes with it. */
export async function replaceMember(tx: Tx, id: string, leaver: string, stranger: string): Promise<void> {
  await sql`update conversations set
      user_a = least(${stranger}, case when user_a = ${leaver} then user_b else user_a end),
      user_b = greatest(${stranger}, case when user_a = ${leaver} then user_b else user_a end),
      started_by = case when started_by = ${leaver} then ${stranger} else started_by end
    where id = ${id}`.execute(tx);
  await sql`update conversation_sides set user_id = ${stranger}, unread = 0 where conversation_id = ${id} and user_id = ${leaver}`.execute(
    tx,
  );
  await sql`update conversation_sides set other_id = ${stranger} where conversation_id = ${id} and other_id = ${leaver}`.execute(
    tx,
  );
  // Halves of the profile that others have completed go with the profile.
  await sql`update messages set half_prompt = jsonb_set(half_prompt, '{text}', '""')
    where conversation_id = ${id} and sender_id <> ${leaver} and half_prompt is not null`.execute(tx);
  await sql`update messages set sender_id = ${stranger}, client_id = id, photo_id = null, credit_back_due_at = null where conversation_id = ${id} and sender_id = ${leaver}`.execute(
    tx,
  );
}
