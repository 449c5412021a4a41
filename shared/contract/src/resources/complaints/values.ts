import type { TextRule } from '#src/kernel/field-rules.ts';

/** What a complaint is about. `ban` is the appeal against a measure. */
export const COMPLAINT_CATEGORIES = [
  'payment',
  'account',
  'member',
  'content',
  'ban',
  'privacy',
  'technical',
  'other',
] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

export const COMPLAINT_TEXT = { min: 10, max: 4000 } as const satisfies TextRule;
/** Address of a profile or page: complete, or a path of this site. */
export const COMPLAINT_LINK = {
  min: 0,
  max: 500,
  pattern: '^(https?://|/)[^\\s<>"]+$',
} as const satisfies TextRule;

export const COMPLAINT_STATUSES = ['open', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];
