/** Longest stay that is told, in milliseconds: whoever left a page open for a day was not reading it. */
export const LONGEST_STAY_MS = 86_400_000;
