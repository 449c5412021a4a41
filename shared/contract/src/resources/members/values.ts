export const LAST_ACTIVE_BUCKETS = ['online', 'today', 'week', 'month', 'longer'] as const;

/** How fast a member usually answers. */
export const REPLIES = ['usually_day'] as const;
