import type { LiveEvents } from '@rendezvous/contract/resources/live-events/schemas';
import { contactCards } from '#src/people/members/face.ts';
import { mayReceiveLive, type MemberFacts } from '#src/people/visibility/face.ts';
import { announceCredits } from '#src/money/wallet/face.ts';
import type { ChatContext } from './context.ts';
import { listedSide } from './lists/list-repository.ts';
import { presentConversation, presentMessage } from './presenter.ts';
import type { MessageRow, Written } from './repository.ts';

/**
 * Notifies the open pages of both sides of a written message: the receiver's when it has gone out to them, the sender's own
 * other pages always. The first unread message of a conversation brings the list's entry along, because the receiver's list
 * may not have it.
 * @param credits the sender's, with the balance after this message; null when it is to be read
 */
export async function announceMessage(
  context: ChatContext,
  row: MessageRow,
  receiver: MemberFacts,
  written: Written,
  credits: LiveEvents['credits'] | null,
): Promise<void> {
  const { live } = context;
  const reaches = row.status === 'sent' && mayReceiveLive(receiver);
  // The relation of the two is the same from either side.
  const photos = { ...context, member: receiver };
  const about = { conversation: row.conversation_id };
  await live.publish(row.sender_id, 'message', {
    ...about,
    message: presentMessage(row, row.sender_id, photos),
    total_unread: written.senderUnread,
  });
  if (row.cost > 0)
    await (credits
      ? live.publish(row.sender_id, 'credits', credits)
      : announceCredits(context, row.sender_id));
  if (!reaches) return;
  await live.publish(receiver.id, 'message', {
    ...about,
    message: presentMessage(row, receiver.id, photos),
    total_unread: written.receiverUnread,
    ...(written.unread <= 1 && { chat: await entryOf(context, row, receiver.id) }),
  });
}

/** The conversation as the receiver's list shows it. */
async function entryOf({ db, settings, now }: ChatContext, row: MessageRow, receiverId: string) {
  const side = await listedSide(db, receiverId, row.conversation_id);
  const profile = (await contactCards(db, receiverId, [row.sender_id], { now, settings })).get(row.sender_id);
  if (!side || !profile) return undefined;
  return {
    conversation: presentConversation(side, receiverId, false),
    profile,
    num_unread_messages: side.unread,
  };
}
