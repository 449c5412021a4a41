import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { MESSAGE, type MessageRow } from '#src/conversation/chats/repository.ts';

/** Messages of a member that wait for activation, oldest first. */
export async function findWaitingMessages(tx: Tx, senderId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from messages m where sender_id = ${senderId} and status = 'held' order by created_at, seq for update`.execute(
    tx,
  );
  return rows;
}

/** Turns every message of a member that still waits into a draft. */
export async function saveAsDrafts(tx: Tx, senderId: string): Promise<void> {
  await sql`update messages set status = 'draft' where sender_id = ${senderId} and status = 'held'`.execute(
    tx,
  );
}
