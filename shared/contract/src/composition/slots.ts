import type { RemoteName } from '#src/kernel/routes.ts';

/** Props of each named slot: dialogs that any part may open and one remote owns. The shell manages focus and stacking. */
export interface SlotProps {
  'signup-modal': {
    email?: string;
    gender?: 'male' | 'female';
    seeking?: 'male' | 'female';
    member?: string;
    /** First message to that member. */
    signup_message?: string;
    /** The warning about a fictional member was confirmed with it. */
    fictional_confirmed?: boolean;
  };
  'match-modal': { member?: string };
  'buy-alert': {
    reason: 'not_enough_credits' | 'premium_only' | 'conversation_limit';
    needed?: number;
    /** The conversation that stopped: the result of a payment leads back to it. */
    back?: { path: string; name: string };
  };
  gift: { member: string };
  icebreaker: { member: string };
  /** Reports a member, or a message of theirs. */
  report: { member: string; name: string; message?: string };
}
export type SlotName = keyof SlotProps;

/** Which remote fills a slot; a slot whose remote is absent hides its button. */
export const SLOT_OWNERS = {
  'signup-modal': 'signup',
  'match-modal': 'members',
  'buy-alert': 'payments',
  gift: 'chat',
  icebreaker: 'chat',
  report: 'members',
} as const satisfies Record<SlotName, RemoteName>;
/** Names of the slots one remote may fill. */
export type SlotsOf<Owner extends RemoteName> = {
  [Slot in SlotName]: (typeof SLOT_OWNERS)[Slot] extends Owner ? Slot : never;
}[SlotName];
