/** Why a member leaves (spec §3 Delete reasons), in the order they are offered. */
export const DELETE_REASONS = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const;
export type DeleteReason = (typeof DELETE_REASONS)[number];

/** Characters of the remarks beside the reason. */
export const DELETE_REMARKS = { min: 0, max: 500 } as const;
