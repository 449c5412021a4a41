import type { ChatListItem, ChatResponse, ChatsResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { Db } from '#src/platform/db/database.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { type ContactRules, contactCards } from '#src/people/members/face.ts';
import { conversationOpened } from '#src/platform/notifications/face.ts';
import { blockedBy, memberFacts, type MemberFacts } from '#src/people/visibility/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { ChatContext } from './context.ts';
import { firstUnread, readHistory, type HistoryPage } from './history/history-repository.ts';
import * as lists from './lists/list-repository.ts';
import { isConfirmed, isReachable, priceTowards, refusal, type ChatRules, type Writer } from './policy.ts';
import { presentConversation, presentMessage } from './presenter.ts';
import { conversationsStarted, findSide, hasConfirmedFictional, type Side } from './repository.ts';

/**
 * Lists a member's conversations, newest first (spec §3 Chat list item, §7 chats.php). A member that blocked the viewer is
 * left out. A member blocked by the viewer is marked and not counted.
 */
export async function listChats(context: ChatContext, writer: Writer): Promise<ChatsResponse> {
  const { db, rules } = context;
  const sides = await lists.listSides(db, writer.userId);
  const chats = await listItems(context, writer.userId, sides);
  return {
    chats,
    total_unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    total_messages: sides.reduce((sum, side) => sum + side.total, 0),
    starts: writer.paid
      ? null
      : { used: await conversationsStarted(db, writer.userId), limit: rules.freeConversations },
  };
}

/** What the cards of a list depend on. */
type ListContext = ContactRules & Pick<ChatContext, 'db'>;

/** The newest conversations with unread messages, as the list shows them. */
export async function unreadChats(
  context: ListContext,
  userId: string,
  limit: number,
): Promise<ChatListItem[]> {
  return listItems(context, userId, await lists.listSides(context.db, userId, { unread: true, limit }));
}

async function listItems(
  { db, settings, now }: ListContext,
  userId: string,
  sides: readonly lists.ListedSide[],
): Promise<ChatListItem[]> {
  const cards = await contactCards(
    db,
    userId,
    sides.map((side) => side.other_id),
    { now, settings },
  );
  return sides.flatMap((side): ChatListItem[] => {
    const profile = cards.get(side.other_id);
    if (!profile) return [];
    return [
      {
        conversation: presentConversation(side, userId, side.blocked),
        profile,
        num_unread_messages: side.blocked ? 0 : side.unread,
      },
    ];
  });
}

/** Which conversation is asked for: by its id, or by the member it is with. */
export interface ChatAddress {
  conversation?: string;
  member?: string;
  before?: number;
}

/**
 * One conversation with a page of its history, what writing costs, and whether and why not it would be refused. Asked for by
 * member it need not exist yet.
 * @throws problem `not_found`; `blocked_by_member` when there is no conversation to show; `validation_failed`
 */
export async function openChat(
  context: ChatContext,
  writer: Writer,
  address: ChatAddress,
): Promise<ChatResponse> {
  const { db, rules } = context;
  const { member, side } = await resolve(db, writer.userId, address);
  if (!side) {
    if (member.self || !isReachable(member, rules)) throw problem('not_found');
    if (member.blockedViewer) throw blockedBy(member);
  }
  const profile = (await contactCards(db, writer.userId, [member.id], context)).get(member.id);
  if (!profile) throw problem('not_found');
  const page = side
    ? await historyOf(context, writer, side, address.before)
    : { messages: [], hasMore: false, hiddenOlder: false };
  const unreadFrom =
    side && side.unread > 0 ? await firstUnread(db, writer.userId, side.conversation_id) : null;
  if (unreadFrom !== null) await conversationOpened(db, writer.userId, side!.conversation_id);
  const listed = side && (await lists.listedSide(db, writer.userId, side.conversation_id));
  return {
    conversation: listed && presentConversation(listed, writer.userId, member.blockedByViewer),
    profile,
    messages: page.messages.map((row) => presentMessage(row, writer.userId, { ...context, member })),
    has_more: page.hasMore,
    hidden_older: page.hiddenOlder,
    ...(unreadFrom !== null && { unread_from: unreadFrom }),
    price: priceTowards(member, rules),
    ...creditBack(member, side, rules),
    ...(await sendability(context, writer, member)),
    fictional_confirmed: member.fictional && (await hasConfirmedFictional(db, writer.userId, member.id)),
    ...(side && writer.paid && !member.blockedViewer && { read_up_to: side.other_read_seq }),
  };
}

/** The promise shown before a first message which costs something. */
function creditBack(
  member: MemberFacts,
  side: Side | null,
  rules: ChatRules,
): Pick<ChatResponse, 'credit_back_hours'> {
  const isOpen = side !== null && side.last_seq > 0;
  if (isOpen || rules.creditBackHours === 0 || priceTowards(member, rules).message === 0) return {};
  return { credit_back_hours: rules.creditBackHours };
}

async function resolve(
  db: Db,
  viewerId: string,
  { conversation, member }: ChatAddress,
): Promise<{ member: MemberFacts; side: Side | null }> {
  if ((conversation === undefined) === (member === undefined)) throw fieldProblem('conversation', 'required');
  if (conversation !== undefined) {
    const side = await findSide(db, viewerId, conversation);
    if (!side) throw problem('not_found');
    return { side, member: await memberFacts(db, viewerId, side.other_id) };
  }
  const facts = await memberFacts(db, viewerId, member!);
  return {
    member: facts,
    side: facts.conversation === null ? null : await findSide(db, viewerId, facts.conversation),
  };
}

function historyOf(
  { db, rules, now }: ChatContext,
  writer: Writer,
  side: Side,
  before: number | undefined,
): Promise<HistoryPage> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - rules.historyMonths);
  return readHistory(db, writer.userId, side.conversation_id, before ?? null, {
    messages: rules.historyMessages,
    since,
    page: rules.historyPage,
  });
}

/** Would a message go out now? The reason is the one sending would be refused with. */
async function sendability(
  { db, rules }: ChatContext,
  writer: Writer,
  member: MemberFacts,
): Promise<Pick<ChatResponse, 'can_send' | 'reason'>> {
  if (!isReachable(member, rules)) return { can_send: false };
  const started = member.conversation === null ? await conversationsStarted(db, writer.userId) : 0;
  const reason = refusal(writer, { member, started, kind: 'text' }, rules);
  if (reason) return { can_send: false, reason };
  const { message } = priceTowards(member, rules);
  if (isConfirmed(writer) && message > 0 && (await balanceOf(db, writer.userId)) < message)
    return { can_send: false, reason: 'not_enough_credits' };
  return { can_send: true };
}
