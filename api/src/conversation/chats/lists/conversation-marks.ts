import { deleteUnseenPhotos } from '#src/conversation/chat-photos/face.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { mayReceiveLive, memberFacts } from '#src/people/visibility/face.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import {
  isPremium,
  lockConversation,
  markRead,
  removeSide,
} from '#src/conversation/chats/history/history-repository.ts';
import { isConfirmed, type Writer } from '#src/conversation/chats/policy.ts';
import { unreadIn } from './list-repository.ts';
import { findSide } from '#src/conversation/chats/repository.ts';

/** A typing sign lasts this long unless it is renewed. */
const TYPING_MILLISECONDS = 6_000;

/**
 * Marks a conversation as read up to a message (spec §4: opening sets its unread count to zero). The reader's own devices receive what
 * is unread now; the other side is notified when they are premium: read receipts are theirs only.
 * @throws problem `not_found`
 */
export async function readUpTo(
  { db, unitOfWork, live }: ChatContext,
  writer: Writer,
  conversation: string,
  upTo: number,
): Promise<void> {
  const side = await findSide(db, writer.userId, conversation);
  if (!side) throw problem('not_found');
  await unitOfWork(async (tx, afterCommit) => {
    await lockConversation(tx, conversation);
    const reached = await markRead(tx, writer.userId, conversation, upTo);
    if (reached === null) return;
    afterCommit(async () => {
      await announceUnread({ db, live }, writer.userId, conversation);
      if (!(await isPremium(db, side.other_id))) return;
      if (!mayReceiveLive(await memberFacts(db, writer.userId, side.other_id))) return;
      await live.publish(side.other_id, 'read', { conversation, read_up_to: reached });
    });
  });
}

/**
 * Shows the other side that the member is typing, for six seconds.
 * @throws problem `not_found`
 */
export async function showTyping(
  { db, live, now }: ChatContext,
  writer: Writer,
  conversation: string,
): Promise<void> {
  const side = await findSide(db, writer.userId, conversation);
  if (!side) throw problem('not_found');
  if (!isConfirmed(writer) || !mayReceiveLive(await memberFacts(db, writer.userId, side.other_id))) return;
  const until = new Date(now.getTime() + TYPING_MILLISECONDS).toISOString();
  await live.publish(side.other_id, 'typing', { conversation, member: writer.userId, until });
}

/**
 * Removes a conversation from the member's own side (spec §4 Chat removal), on all their devices. The other side has theirs; a new
 * message brings it back without what was removed. Removing twice changes nothing.
 * @throws problem `not_found`
 */
export async function removeChat(
  { db, unitOfWork, jobs, live }: ChatContext,
  writer: Writer,
  conversation: string,
): Promise<void> {
  if (!(await findSide(db, writer.userId, conversation))) throw problem('not_found');
  await unitOfWork(async (tx, afterCommit) => {
    await lockConversation(tx, conversation);
    await removeSide(tx, writer.userId, conversation);
    await deleteUnseenPhotos({ jobs }, tx, conversation);
    afterCommit(() => announceUnread({ db, live }, writer.userId, conversation));
  });
}

/** Notifies a member's own devices of what a conversation, and all of them, have unread. */
async function announceUnread(
  { db, live }: Pick<ChatContext, 'db' | 'live'>,
  userId: string,
  conversation: string,
): Promise<void> {
  const { removed, ...counts } = await unreadIn(db, userId, conversation);
  await live.publish(userId, 'unread', { conversation, ...counts, ...(removed && { removed }) });
}
