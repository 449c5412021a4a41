import { newId } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Jobs } from '#src/platform/ports/jobs.ts';
import { DELIVER_JOB } from './jobs.ts';
import { insertNotification, insertNotifications } from './repository.ts';
import type { Cause } from '#src/platform/ports/notifications.ts';

/** A notification for a member who may be away. */
export interface Happening {
  cause: Cause;
  userId: string;
  /** The subject that identifies the notification: the message, the liking member, the day. */
  item: string;
  actorId?: string;
  conversationId?: string;
  at: Date;
  /** Not before: what can be undone within seconds waits for those. */
  notBefore?: Date;
}

/** Queues a notification for the dispatcher, in the transaction that causes it: both are committed, or neither. */
export type Notify = (tx: Tx, happening: Happening) => Promise<void>;

export function createNotify(jobs: Jobs): Notify {
  return async (tx, { cause, userId, item, actorId = null, conversationId = null, at, notBefore }) => {
    const id = newId();
    const written = await insertNotification(tx, {
      id,
      user_id: userId,
      cause,
      item,
      actor_id: actorId,
      conversation_id: conversationId,
      created_at: at,
    });
    if (written) await jobs.send(tx, DELIVER_JOB, { ids: [id] }, notBefore && { startAfter: notBefore });
  };
}

/**
 * Writes many happenings down at once, in the transaction that finds them: two statements however many there are. What happened to one
 * member is one job of the dispatcher.
 */
export async function notifyAll(tx: Tx, jobs: Jobs, happenings: readonly Omit<Happening, 'notBefore'>[]) {
  const rows = happenings.map(({ cause, userId, item, actorId = null, conversationId = null, at }) => ({
    id: newId(),
    user_id: userId,
    cause,
    item,
    actor_id: actorId,
    conversation_id: conversationId,
    created_at: at,
  }));
  const written = await insertNotifications(tx, rows);
  const byReceiver = Map.groupBy(
    rows.filter(({ id }) => written.has(id)),
    (row) => row.user_id,
  );
  const all = [...byReceiver.values()].map((group) => ({ ids: group.map(({ id }) => id) }));
  await jobs.sendAll(tx, DELIVER_JOB, all);
}

/** Sends nothing: for histories written afterwards. */
export const noNotify: Notify = async () => {};
