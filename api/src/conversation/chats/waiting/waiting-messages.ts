import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { memberFacts, type MemberFacts } from '#src/people/visibility/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { announceMessage } from '#src/conversation/chats/announce.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { pay } from '#src/conversation/chats/payment.ts';
import { costOf, isReachable, refusal, type ChatRules } from '#src/conversation/chats/policy.ts';
import * as repository from '#src/conversation/chats/repository.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';
import { findWaitingMessages, saveAsDrafts } from './waiting-repository.ts';
import { creditBackDueOf } from '#src/conversation/chats/credit-back/credit-back.ts';
import { noteMessage } from '#src/conversation/chats/notifications/message-notification-repository.ts';

/** A message that was waiting and has gone out, with the sender's balance after it. */
export interface Sent {
  row: MessageRow;
  credits: number;
}

/** Sends one waiting message in the caller's unit of work, and notifies both sides once it is committed; null when it does not wait. */
async function release(
  context: ChatContext,
  { tx, afterCommit }: Unit,
  row: MessageRow,
  member: MemberFacts,
  cost: number,
): Promise<Sent | null> {
  const { now } = context;
  const due = creditBackDueOf(context, { status: 'sent', cost });
  const written = await repository.sendWaiting(tx, row, member.id, cost, now, due);
  if (!written) return null;
  const sent: MessageRow = { ...row, seq: written.seq, cost, status: 'sent', created_at: now };
  if (context.notifies) await noteMessage(tx, sent.id, written.received);
  const credits = await pay(tx, sent);
  afterCommit(() => announceMessage(context, sent, member, written, null));
  return { row: sent, credits };
}

/**
 * Sends a message that could not be paid at activation, now; a parallel request may have done so already.
 * @throws problem `not_enough_credits`
 */
export async function sendDraft(context: ChatContext, row: MessageRow, member: MemberFacts): Promise<Sent> {
  const { db, unitOfWork, rules } = context;
  const cost = costOf(row.kind, member, rules);
  const sent = await unitOfWork((tx, afterCommit) =>
    release(context, { tx, afterCommit }, row, member, cost),
  );
  if (sent) return sent;
  const current = await repository.findByClientId(db, row.sender_id, row.client_id);
  return { row: current ?? row, credits: await balanceOf(db, row.sender_id) };
}

/**
 * Sends the messages a member wrote before activation, oldest first, as far as their credits reach; the rest stay drafts
 * (spec §4 Account). A step of the activation, after the sign-up credits were granted.
 */
export async function releaseWaitingMessages(
  context: ChatContext,
  unit: Unit,
  userId: string,
): Promise<void> {
  const { tx } = unit;
  const { rules } = context;
  let credits = await balanceOf(tx, userId);
  for (const row of await findWaitingMessages(tx, userId)) {
    const member = await receiverNow(tx, row, rules);
    const cost = member ? costOf(row.kind, member, rules) : 0;
    if (!member || cost > credits) continue;
    const sent = await release(context, unit, row, member, cost);
    if (sent) credits = sent.credits;
  }
  await saveAsDrafts(tx, userId);
}

/** The receiver of a waiting message, when nothing prevents it by now. */
async function receiverNow(tx: Tx, row: MessageRow, rules: ChatRules): Promise<MemberFacts | null> {
  const side = await repository.findSide(tx, row.sender_id, row.conversation_id);
  if (!side) return null;
  const member = await memberFacts(tx, row.sender_id, side.other_id);
  const writer = { userId: row.sender_id, paid: false, status: 'active' as const };
  return isReachable(member, rules) && !refusal(writer, { member, started: 0, kind: row.kind }, rules)
    ? member
    : null;
}
