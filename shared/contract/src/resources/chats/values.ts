export const MESSAGE_KINDS = ['text', 'photo', 'gift', 'icebreaker'] as const;
/** Why a message would be refused, in the order of the checks (PRODUCT §5). */
export const SEND_REFUSALS = [
  'blocked_by_member',
  'not_confirmed',
  'conversation_limit',
  'premium_only',
  'not_enough_credits',
] as const;
export type SendRefusal = (typeof SEND_REFUSALS)[number];
