import { setImmediate as nextTurn } from 'node:timers/promises';
import { notifyAll } from '#src/platform/notifications/face.ts';
import type { Services } from '#src/platform/services.ts';
import { hasQueuedMessages, claimMessages } from './message-notification-repository.ts';

/** Messages written down in one transaction. */
const AT_ONCE = 500;
/** Transactions of one look, so that a process which is to stop need not wait for a backlog. */
const BATCHES = 10;

type Telling = Pick<Services, 'db' | 'unitOfWork' | 'jobs'>;

/**
 * Creates the notifications of messages that went out, batch after batch while a batch is full. The statement that sends a message notes it; the note is
 * deleted in the transaction that creates the notification.
 * @returns how many it claimed
 */
export async function announceMessages(services: Telling, atOnce = AT_ONCE): Promise<number> {
  // Most looks of an idle site find nothing, and need no transaction for it.
  if (!(await hasQueuedMessages(services.db))) return 0;
  let claimed = 0;
  for (let batch = 1; batch <= BATCHES; batch += 1) {
    claimed += await announceBatch(services, atOnce);
    if (claimed < batch * atOnce) break;
    await nextTurn();
  }
  return claimed;
}

function announceBatch({ unitOfWork, jobs }: Telling, atOnce: number): Promise<number> {
  return unitOfWork(async (tx) => {
    const { claimed, messages } = await claimMessages(tx, atOnce);
    await notifyAll(
      tx,
      jobs,
      messages.map(({ id, sender, receiver, conversation, opens, at }) => ({
        cause: opens ? 'conversation' : 'message',
        userId: receiver,
        item: id,
        actorId: sender,
        conversationId: conversation,
        at,
      })),
    );
    return claimed;
  });
}
