import { notifyAll } from '#src/platform/notifications/service.ts';
import type { Services } from '#src/platform/services.ts';
import { takeMessagesToTell } from './tell-repository.ts';

/** Messages written down in one transaction. */
const AT_ONCE = 500;

/**
 * Writes messages that went out down for the dispatcher, for receivers who are away. Each was noted by the statement that sent it, and the note goes in
 * the transaction that writes the notification: both, or neither.
 * @returns how many it took
 */
export async function tellMessages({
  unitOfWork,
  jobs,
}: Pick<Services, 'unitOfWork' | 'jobs'>): Promise<number> {
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
