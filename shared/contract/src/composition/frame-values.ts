/** The loading bar (spec §9): what is over sooner shows none; grown in full it waits; it disappears when no progress is expected. */
export const LOADING_BAR = {
  appearsAfterMs: 200,
  growsForMs: 5_000,
  leavesAfterMs: 500,
  givesUpAfterMs: 10_000,
} as const;

/** A page may reload itself once in this time, over all tabs of a device, because files of it are gone (spec §9 Chunk-reload guard). */
export const RELOAD_GUARD_MS = 60_000;

/** With this many credits and fewer a paying member sees how many are left (spec §9 Badges). */
export const LOW_CREDITS = 10;

/** Query parameter that switches page-bounce logging on (spec §2 Default-layout behaviour). */
export const BOUNCE_PARAMETER = 'lb';
