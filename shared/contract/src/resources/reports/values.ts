import type { TextRule } from '#src/kernel/field-rules.ts';

/** Why a member reports another. */
export const REPORT_REASONS = [
  'minor',
  'threat',
  'fake',
  'money',
  'offensive',
  'harassment',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons that cannot wait: a person may be in danger. */
export const URGENT_REASONS: readonly ReportReason[] = ['minor', 'threat'];

/** What the reporter adds in their own words. */
export const REPORT_TEXT = { min: 0, max: 1000 } as const satisfies TextRule;

/** What is reported. A photo of a message is reported with its message. */
export const REPORT_KINDS = ['profile', 'photo', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/**
 * What an operator decides. All but the first and the last carry out a measure, which needs its own right: `photo_rejected` removes the photo,
 * `profile_held` hides the profile until its review. `handled`: an earlier measure has dealt with it.
 */
export const REPORT_DECISIONS = [
  'unfounded',
  'photo_rejected',
  'profile_held',
  'suspended',
  'handled',
] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Messages stored with a reported one while the report is open: those both had before it, and after it. */
export const REPORT_CONTEXT = { before: 5, after: 2 } as const;
/** Author of a stored message: the reported member, or the reporter. */
export const SAID_BY = ['member', 'reporter'] as const;
