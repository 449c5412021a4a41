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

export const COMPLAINT_TEXT_MIN = 10;
export const COMPLAINT_TEXT_MAX = 4000;
export const COMPLAINT_LINK_MAX = 500;
/** Where something was seen: a whole address, or a path of this site. */
export const COMPLAINT_LINK = '^(https?://|/)[^\\s<>"]+$';
export const COMPLAINT_EMAIL_MAX = 254;

export const COMPLAINT_STATUSES = ['open', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];
