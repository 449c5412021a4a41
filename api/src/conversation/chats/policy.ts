import type { SendRefusal } from '@rendezvous/contract/resources/chats/schemas';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import { isBlocked, mayReach, type MemberFacts } from '#src/people/visibility/face.ts';
import type { MessageRow } from './repository.ts';

/** Settings a chat goes by, of the domain the request came to. */
export interface ChatRules {
  messageCredits: number;
  photoCredits: number;
  giftCredits: number;
  messageLength: number;
  /** Conversations a free member may start, ever (spec §6, §9). */
  freeConversations: number;
  /** Price of writing to fictional profiles; `none` forbids it. */
  fictionalContact: 'paid' | 'free' | 'none';
  /** Hours after which a first message that was neither read nor answered gives back what it cost; 0 for never. */
  creditBackHours: number;
  historyMessages: number;
  historyMonths: number;
  historyPage: number;
}

/** The member who writes. */
export type Writer = Pick<Viewer, 'userId' | 'paid' | 'status'>;

/** Messages of active members go out; others are withheld until activation (spec §4 Account). */
export const isConfirmed = ({ status }: Writer): boolean => status === 'active';

/** Facts that decide whether the writer may send a message to the receiver. */
export interface SendFacts {
  member: MemberFacts;
  /** Conversations the writer has started so far. */
  started: number;
  kind: MessageRow['kind'];
}

/** Credits one act costs towards this member. An act towards a fictional member is free, because it gets no answer. */
export function priceTowards(
  member: Pick<MemberFacts, 'fictional'>,
  rules: ChatRules,
): { message: number; photo: number; gift: number } {
  if (member.fictional && rules.fictionalContact !== 'paid') return { message: 0, photo: 0, gift: 0 };
  return { message: rules.messageCredits, photo: rules.photoCredits, gift: rules.giftCredits };
}

/** Credits one message of a kind costs towards this member. */
export function costOf(
  kind: MessageRow['kind'],
  member: Pick<MemberFacts, 'fictional'>,
  rules: ChatRules,
): number {
  const price = priceTowards(member, rules);
  if (kind === 'gift' || kind === 'photo') return price[kind];
  return price.message;
}

/** Can anything be sent to this member at all? If not, the answer is the one for unknown members. */
export const isReachable = (member: MemberFacts, rules: ChatRules): boolean =>
  mayReach(member) && !(member.fictional && rules.fictionalContact === 'none');

/**
 * The first reason against sending, in the order they are checked: blocked, not confirmed, conversation limit,
 * premium only. Credits come last and are decided by the wallet itself. Null when nothing does.
 */
export function refusal(
  writer: Writer,
  { member, started, kind }: SendFacts,
  rules: ChatRules,
): SendRefusal | null {
  if (isBlocked(member)) return 'blocked_by_member';
  if (member.status === 'not_confirmed') return 'not_confirmed';
  if (!writer.paid && member.conversation === null && started >= rules.freeConversations)
    return 'conversation_limit';
  if (!writer.paid && kind === 'photo') return 'premium_only';
  return null;
}
