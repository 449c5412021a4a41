import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import type { Services } from '#src/platform/services.ts';
import { memberFacts } from '#src/people/visibility/face.ts';
import { giveBackToLots, type BookingContext } from '#src/money/returns/face.ts';
import { announceCredits, giveBackCredits } from '#src/money/wallet/face.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { lockConversation } from '#src/conversation/chats/history/history-repository.ts';
import { presentMessage } from '#src/conversation/chats/presenter.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';
import * as repository from './credit-back-repository.ts';
import type { DueMessage } from './credit-back-repository.ts';

/** Kind of work that decides whether a first message gives its cost back. */
export const CREDIT_BACK_JOB = 'chats.credit-back';
/** Messages looked at in one sweep; further ones have the next. */
const SWEPT = 1000;

/** Returns when the cost of a first message is given back; null when it never is. */
export function creditBackDueOf(
  { rules, now }: Pick<ChatContext, 'rules' | 'now'>,
  { status, cost }: Pick<MessageRow, 'status' | 'cost'>,
): Date | null {
  if (status !== 'sent' || cost === 0 || rules.creditBackHours === 0) return null;
  return after(now, rules.creditBackHours * HOUR);
}

/** Books the return of what a first message cost and writes it down with the message; once per conversation. */
async function giveBack(
  context: BookingContext,
  unit: Unit,
  { row }: DueMessage,
  now: Date,
): Promise<boolean> {
  const { id, conversation_id: conversation, sender_id: userId } = row;
  const { tx } = unit;
  const [of, operationId] = [`message:${id}`, `credit_back:${conversation}`];
  const booked = await giveBackToLots(context, unit, of, () =>
    giveBackCredits(tx, { userId, operationId, of }),
  );
  await repository.decideCreditBack(tx, id, booked ? now : null);
  return booked;
}

/** Is the cost given back? Not to a sender who has blocked the receiver, and not to an erased one, who has no wallet. */
const deserves = ({ sender, read, answered, closed }: DueMessage): boolean =>
  sender !== null && !read && !answered && !closed;

/**
 * Decides on a first message whose time is over (PRODUCT §5 Reply honesty): neither read nor answered, it gives back what it cost, once per
 * conversation. The sender's open pages are notified. A sender whose account is closed for now is decided on once it is back; a second
 * run changes nothing.
 */
export async function settleCreditBack(
  services: BookingContext & Pick<Services, 'unitOfWork' | 'signer'>,
  message: string,
): Promise<void> {
  const { db, unitOfWork, clock, live, signer } = services;
  const now = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    const conversation = await repository.conversationOfDue(tx, message, now);
    if (conversation === null) return;
    // Reading, answering and leaving wait for this lock too, so each of them comes before the decision or after it.
    await lockConversation(tx, conversation);
    const due = await repository.readDue(tx, message);
    if (!due || (due.sender !== null && due.sender !== 'active')) return;
    if (!deserves(due)) return repository.decideCreditBack(tx, message, null);
    if (!(await giveBack(services, { tx, afterCommit }, due, now))) return;
    const { row, receiver } = due;
    afterCommit(async () => {
      await announceCredits({ db, live }, row.sender_id);
      const member = await memberFacts(db, row.sender_id, receiver);
      await live.publish(row.sender_id, 'message', {
        conversation,
        message: presentMessage({ ...row, credit_back_at: now }, row.sender_id, { signer, now, member }),
        total_unread: await repository.countUnread(db, row.sender_id),
      });
    });
  });
}

/** Gives back at once what waits for a reader who leaves for good, before messages of theirs are erased; called with the conversation's lock. */
export async function giveBackAtDeparture(
  context: BookingContext,
  unit: Unit,
  conversation: string,
  leaver: string,
): Promise<void> {
  const { tx } = unit;
  for (const message of await repository.waitingFor(tx, conversation, leaver)) {
    const due = await repository.readDue(tx, message);
    if (due && deserves(due)) await giveBack(context, unit, due, context.clock.now());
  }
}

/**
 * Queues the decisions whose time has come, oldest first. One whose sender's account is closed for now is queued once it is active again.
 * @returns how many
 */
export async function sweepCreditBacks({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const overdue = await repository.overdueCreditBacks(db, clock.now(), SWEPT);
  for (const message of overdue) await jobs.send(db, CREDIT_BACK_JOB, { message }, { key: message });
  return overdue.length;
}
