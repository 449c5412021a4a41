import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import { tieToMessage } from '#src/conversation/chat-photos/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem, ProblemError } from '#src/platform/lib/problem.ts';
import { memberFacts } from '#src/people/visibility/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { announceMessage } from '#src/conversation/chats/announce.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { prepare, receiverOf, type Draft } from './draft.ts';
import { isSameHalf } from './half-prompt.ts';
import { listedSide } from '#src/conversation/chats/lists/list-repository.ts';
import { pay } from '#src/conversation/chats/payment.ts';
import { isConfirmed, type Writer } from '#src/conversation/chats/policy.ts';
import { presentConversation, presentMessage } from '#src/conversation/chats/presenter.ts';
import * as repository from '#src/conversation/chats/repository.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';
import { creditBackDueOf } from '#src/conversation/chats/credit-back/credit-back.ts';
import { noteMessage } from '#src/conversation/chats/notifications/message-notification-repository.ts';
import { fastMessage } from './fast-path.ts';
import { sendDraft } from '#src/conversation/chats/waiting/waiting-messages.ts';

/** The same client id has been written meanwhile, by a parallel request. */
class AlreadyWritten extends Error {}

/**
 * Sends a message (spec §6 Free member, §8 Not enough credits; PRODUCT §5). Message and charge are one transaction: both or
 * neither. The same client id is one message and one charge, however often it arrives. An unconfirmed member's message is
 * withheld until activation and costs nothing before.
 * @throws problem `blocked_by_member`, `not_confirmed`, `conversation_limit`, `premium_only`, `not_enough_credits` — the first that
 *   applies — `not_found`, `idempotency_mismatch` when the client id belongs to another message, `validation_failed`
 */
export async function sendMessage(
  context: ChatContext,
  writer: Writer,
  body: SendMessageBody,
): Promise<SendMessageResponse> {
  const sentFast = await trySendingFast(context, writer, body);
  if (sentFast) return sentFast;
  const memberId = await receiverOf(context, writer, body);
  const earlier = () => findRepeat(context, writer, memberId, body);
  let draft: Draft;
  try {
    draft = await prepare(context, writer, memberId, body);
  } catch (error) {
    // A repeat of a message that went out is answered as before, whatever has happened between the two since.
    const row = error instanceof ProblemError ? await earlier() : null;
    if (row?.status === 'sent')
      return answer(context, writer, row, await balanceOf(context.db, writer.userId));
    throw error;
  }
  try {
    return await write(context, draft);
  } catch (error) {
    const row = error instanceof AlreadyWritten ? await earlier() : null;
    if (!row) throw error;
    if (row.status === 'sent' || !isConfirmed(writer))
      return answer(context, writer, row, await balanceOf(context.db, writer.userId));
    const sent = await sendDraft(context, row, draft.member);
    return answer(context, writer, sent.row, sent.credits);
  }
}

/**
 * Sends what goes out in one statement: words or a gift of a confirmed member to another where nothing prevents it. Null when it may be anything
 * else; then all is checked in turn, which finds the reason to return.
 */
async function trySendingFast(
  context: ChatContext,
  writer: Writer,
  body: SendMessageBody,
): Promise<SendMessageResponse | null> {
  const message = fastMessage(context, writer, body);
  if (!message) return null;
  const sent = await context.fastPath.send({ message, to: body });
  if (!sent) return null;
  const { member, conversation: conversation_id, written, credits } = sent;
  const row: MessageRow = {
    ...message,
    conversation_id,
    seq: written.seq,
    status: 'sent',
    half_prompt: null,
    photo_id: null,
    photo: null,
    credit_back_at: null,
  };
  await context.afterwards(() =>
    announceMessage(context, row, member, written, { credits, paid_user: writer.paid }),
  );
  return presentSent(context, { writer, member }, row, credits);
}

/** Assigns the number, writes the message and pays for it, all or nothing; then notifies both sides. */
async function write(context: ChatContext, draft: Draft): Promise<SendMessageResponse> {
  const { unitOfWork, now } = context;
  const { writer, member } = draft;
  const { row, credits } = await unitOfWork(async (tx, afterCommit) => {
    const conversation = member.conversation ?? (await startConversation(tx, context, draft));
    const message: MessageRow = {
      id: newId(),
      conversation_id: conversation,
      seq: 0,
      sender_id: writer.userId,
      client_id: draft.clientId,
      ...draft.content,
      status: isConfirmed(writer) ? 'sent' : 'held',
      photo: draft.photo,
      cost: draft.cost,
      created_at: now,
      credit_back_at: null,
    };
    const due = creditBackDueOf(context, message);
    const written = await repository.writeMessage(tx, message, member.id, due);
    if (!written) throw new AlreadyWritten();
    await tieToMessage(tx, message);
    if (draft.confirmsFictional) await repository.confirmFictional(tx, writer.userId, member.id, now);
    const row = { ...message, seq: written.seq };
    if (context.notifies && row.status === 'sent') await noteMessage(tx, row.id, written.received);
    const credits = await pay(tx, message);
    afterCommit(() => announceMessage(context, row, member, written, { credits, paid_user: writer.paid }));
    return { row, credits };
  });
  return presentSent(context, draft, row, credits);
}

/** Opens the conversation; a free member's start uses their allowance, unless the other side was quicker. */
async function startConversation(
  tx: Tx,
  { now, rules }: ChatContext,
  { writer, member }: Draft,
): Promise<string> {
  const opened = await repository.openConversation(tx, {
    id: newId(),
    by: writer.userId,
    with: member.id,
    at: now,
  });
  if (!opened.created) return opened.id;
  const spent = await repository.spendStart(tx, writer.userId, writer.paid ? null : rules.freeConversations);
  if (!spent) throw problem('conversation_limit', { params: { limit: rules.freeConversations } });
  return opened.id;
}

/**
 * The message of this client id; null when there is none.
 * @throws problem `idempotency_mismatch` when it is another message
 */
async function findRepeat(
  { db }: ChatContext,
  writer: Writer,
  memberId: string,
  body: SendMessageBody,
): Promise<MessageRow | null> {
  const row = await repository.findByClientId(db, writer.userId, body.client_id);
  if (!row) return null;
  const side = await repository.findSide(db, writer.userId, row.conversation_id);
  const same =
    row.kind === body.kind &&
    row.text === (body.text === undefined ? null : visibleText(body.text)) &&
    row.gift === (body.gift ?? null) &&
    row.photo_id === (body.photo ?? null) &&
    isSameHalf(row.half_prompt, body.half_prompt ?? null);
  if (side?.other_id !== memberId || !same) throw problem('idempotency_mismatch');
  return row;
}

/** The answer to a sender whose newest message this is. */
function presentSent(
  context: ChatContext,
  { writer, member }: Pick<Draft, 'writer' | 'member'>,
  row: MessageRow,
  credits: number,
): SendMessageResponse {
  const last = { kind: row.kind, text: row.text, sender_id: row.sender_id };
  const conversation = { conversation_id: row.conversation_id, last_at: row.created_at, last };
  return {
    message: presentMessage(row, writer.userId, { ...context, member }),
    conversation: presentConversation(conversation, writer.userId, false),
    credits,
  };
}

/** Answers a repeated send: the conversation may have newer messages. */
async function answer(
  context: ChatContext,
  writer: Writer,
  row: MessageRow,
  credits: number,
): Promise<SendMessageResponse> {
  const side = await listedSide(context.db, writer.userId, row.conversation_id);
  if (!side) throw problem('not_found');
  const member = await memberFacts(context.db, writer.userId, side.other_id);
  return {
    message: presentMessage(row, writer.userId, { ...context, member }),
    conversation: presentConversation(side, writer.userId, false),
    credits,
  };
}
