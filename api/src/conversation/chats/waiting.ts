import type { Tx } from '#src/platform/db/database.ts';
import { memberFacts, type MemberFacts } from '#src/people/visibility/service.ts';
import { balanceOf } from '#src/money/wallet/service.ts';
import { announceMessage, notifyMessage } from './announce.ts';
import type { ChatContext } from './context.ts';
import { pay } from './payment.ts';
import { isReachable, priceTowards, refusal, type ChatRules } from './policy.ts';
import * as repository from './repository.ts';
import type { MessageRow, Written } from './repository.ts';

/** A message that was waiting and has gone out, with the sender's balance after it. */
export interface Sent {
  row: MessageRow;
  member: MemberFacts;
  written: Written;
  credits: number;
}

async function release(
  { notify, now }: Pick<ChatContext, 'notify' | 'now'>,
  tx: Tx,
  row: MessageRow,
  member: MemberFacts,
  cost: number,
): Promise<Sent | null> {
  const written = await repository.sendWaiting(tx, row, member.id, cost, now);
  if (!written) return null;
  const sent: MessageRow = { ...row, seq: written.seq, cost, status: 'sent', created_at: now };
  await notifyMessage({ notify }, tx, sent, member.id, written);
  return { row: sent, member, written, credits: await pay(tx, sent) };
}

/**
 * Sends a message that could not be paid at activation, now; a parallel request may have done so already.
 * @throws problem `not_enough_credits`
 */
export async function sendDraft(
  context: ChatContext,
  row: MessageRow,
  member: MemberFacts,
): Promise<Pick<Sent, 'row' | 'credits'>> {
  const { db, rules } = context;
  const cost = priceTowards(member, rules).message;
  const sent = await db.transaction().execute((tx) => release(context, tx, row, member, cost));
  if (sent) {
    await announceMessage(context, sent.row, member, sent.written);
    return sent;
  }
  const current = await repository.findByClientId(db, row.sender_id, row.client_id);
  return { row: current ?? row, credits: await balanceOf(db, row.sender_id) };
}

/**
 * Sends the messages a member wrote before activation, oldest first, as far as their credits reach; the rest stay drafts
 * (spec §4 Account). Called by the activation, inside its transaction, after the sign-up credits were granted; its result
 * goes to `announceReleasedMessages` once the transaction is kept.
 */
export async function releaseHeldMessages(
  context: Pick<ChatContext, 'notify' | 'rules' | 'now'>,
  tx: Tx,
  userId: string,
): Promise<Sent[]> {
  const { rules } = context;
  const released: Sent[] = [];
  let credits = await balanceOf(tx, userId);
  for (const row of await repository.heldMessages(tx, userId)) {
    const member = await receiverNow(tx, row, rules);
    const cost = member ? priceTowards(member, rules).message : 0;
    if (!member || cost > credits) continue;
    const sent = await release(context, tx, row, member, cost);
    if (!sent) continue;
    credits = sent.credits;
    released.push(sent);
  }
  await repository.keepAsDrafts(tx, userId);
  return released;
}

/** The receiver of a waiting message, when nothing stands against it by now. */
async function receiverNow(tx: Tx, row: MessageRow, rules: ChatRules): Promise<MemberFacts | null> {
  const side = await repository.findSide(tx, row.sender_id, row.conversation_id);
  if (!side) return null;
  const member = await memberFacts(tx, row.sender_id, side.other_id);
  const writer = { userId: row.sender_id, paid: false, confirmed: true };
  return isReachable(member, rules) && !refusal(writer, { member, started: 0, kind: row.kind }, rules)
    ? member
    : null;
}

/** Tells the receivers of released messages; called once the activation's transaction is kept. */
export async function announceReleasedMessages(
  context: ChatContext,
  released: readonly Sent[],
): Promise<void> {
  for (const { row, member, written } of released) await announceMessage(context, row, member, written);
}
