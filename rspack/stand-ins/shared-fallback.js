/** Replaces the fallback of shaken packages: no build shares one. */
export const getSharedFallbackGetter = undefined;
