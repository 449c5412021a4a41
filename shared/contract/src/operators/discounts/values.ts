import type { TextRule } from '#src/kernel/field-rules.ts';

/** A code as operators write it; members may type it in any case. */
export const NEW_CODE = {
  min: 3,
  max: 30,
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
} as const satisfies TextRule;
/** Reason of an act about a code, for the audit log. */
export const DISCOUNT_REASON = { min: 5, max: 500 } as const satisfies TextRule;
/** The id or the whole e-mail address of a member. */
export const CODE_MEMBER = { min: 3, max: 254 } as const satisfies TextRule;

/** Where a code is: it works, it is paused, or its end is reached. */
export const DISCOUNT_STATES = ['running', 'paused', 'over'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

export const DISCOUNT_ACTS = ['pause', 'resume', 'end'] as const;
export type DiscountAct = (typeof DISCOUNT_ACTS)[number];

/** What happened to a code, as the audit log names it. */
export const DISCOUNT_EVENTS = ['add', 'change', ...DISCOUNT_ACTS] as const;
export type DiscountEvent = (typeof DISCOUNT_EVENTS)[number];
