/** Longest stay that is reported, in milliseconds: a page open for a day is not being read. */
export const LONGEST_STAY_MS = 86_400_000;
