import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';

/**
 * States of a conversation, by the part below its messages: the field, or a reason, with the act that helps. Exactly one
 * state applies at a time, the first in this order.
 */
export const BELOW = {
  /** The reader has blocked the other member. */
  blocked: 'reason, unblock',
  /** The other member has left, or is not to be reached any more. */
  left: 'reason',
  /** The other member has blocked the reader. */
  blocked_by_member: 'reason',
  /** The other member has not confirmed their address. */
  not_confirmed: 'reason',
  /** A free member has started as many conversations as they may. */
  conversation_limit: 'reason, premium',
  /** Writing needs Premium. */
  premium_only: 'reason, premium',
  /** The reader has not confirmed their own address: messages wait. */
  held: 'field',
  /** Writing costs nothing. */
  free: 'field',
  /** A message costs more than the reader has. */
  short: 'field, buy',
  open: 'field',
} as const;
export type ConversationState = keyof typeof BELOW;

/** Returns whether a state has the field. */
export const hasField = (state: ConversationState): boolean => BELOW[state].startsWith('field');

/** Returns the state of a conversation for a reader with these credits (spec §6 Free member, §8 Not enough credits; PRODUCT.md §5). */
export function stateOf(
  { can_send: canSend, reason, conversation, profile, price }: ChatResponse,
  { credits, confirmed }: { credits: number; confirmed: boolean },
): ConversationState {
  if (conversation?.blocked) return 'blocked';
  // Without credits the field stays, and only sending waits.
  if (!canSend && reason !== 'not_enough_credits')
    return reason === undefined || profile.name === '' ? 'left' : reason;
  if (!confirmed) return 'held';
  if (price.message === 0) return 'free';
  return credits < price.message ? 'short' : 'open';
}
