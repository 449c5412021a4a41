import { notifyAll } from '#src/platform/notifications/service.ts';
import type { Services } from '#src/platform/services.ts';
import { hasMessagesToTell, takeMessagesToTell } from './tell-repository.ts';

/** Messages written down in one transaction. */
const AT_ONCE = 500;

/**
 * Creates the notifications of messages that went out. The statement that sends a message notes it; the note is deleted in the transaction that creates the
 * notification.
 * @returns how many it took
 */
export async function tellMessages({
  db,
  unitOfWork,
  jobs,
}: Pick<Services, 'db' | 'unitOfWork' | 'jobs'>): Promise<number> {
  // Most looks of an idle site find nothing, and need no transaction for it.
  if (!(await hasMessagesToTell(db))) return 0;
  return unitOfWork(async (tx) => {
    const { taken, messages } = await takeMessagesToTell(tx, AT_ONCE);
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
    return taken;
  });
}
