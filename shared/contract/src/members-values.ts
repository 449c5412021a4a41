export const LAST_ACTIVE_BUCKETS = ['online', 'today', 'week', 'month', 'longer'] as const;
