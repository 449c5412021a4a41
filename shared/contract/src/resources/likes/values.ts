/** Kinds of `/likes/{type}` (spec §3 Likes). */
export const LIKE_TYPES = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof LIKE_TYPES)[number];
