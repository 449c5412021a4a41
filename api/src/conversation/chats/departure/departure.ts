import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { BookingContext } from '#src/money/returns/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import * as departures from './departure-repository.ts';
import { giveBackAtDeparture } from '#src/conversation/chats/credit-back/credit-back.ts';

/**
 * Removes a member from their conversations for good. What the other side has stays there, from a "deleted member": under an id of its own
 * for each conversation, so that no two lead to the same person. The rest is deleted. First messages that still wait for them give their credits back.
 */
export async function leaveConversations(context: BookingContext, unit: Unit, userId: string): Promise<void> {
  const { tx } = unit;
  for (const left of await departures.lockConversations(tx, userId)) {
    await giveBackAtDeparture(context, unit, left.id, userId);
    await departures.storeCharges(tx, left, userId);
    if (left.hidden_seq !== null) await departures.deleteUnseen(tx, left, userId);
    if (left.hidden_seq === null || !(await departures.hasMessages(tx, left.id)))
      await departures.deleteConversation(tx, left.id);
    else await departures.replaceMember(tx, left.id, userId, newId());
  }
}
