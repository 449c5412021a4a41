import { newId } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Jobs } from '#src/platform/ports/jobs.ts';
import { DELIVER_JOB } from './jobs.ts';
import { insertNotification } from './repository.ts';
import type { Cause } from '#src/platform/ports/notifications.ts';

export {
  endConversation as conversationOpened,
  findNotifications,
  forgetNotifications,
  lastNotified,
} from './repository.ts';

export { recheckStuckMail } from './mail.ts';

/** Something a member may have to be told of while they are away. */
export interface Happening {
  cause: Cause;
  userId: string;
  /** The subject that identifies the notification: the message, the liking member, the day. */
  item: string;
  actorId?: string;
  conversationId?: string;
  at: Date;
  /** Not before: what can be taken back within seconds waits for those. */
  notBefore?: Date;
}

/** Writes a happening down for the dispatcher, in the transaction that causes it: both are kept, or neither. */
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
    if (written) await jobs.send(tx, DELIVER_JOB, { id }, notBefore && { startAfter: notBefore });
  };
}

/** Sends nothing: for histories written afterwards. */
export const noNotify: Notify = async () => {};
