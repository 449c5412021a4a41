/** Time of the server less this page's own clock, in milliseconds; of several answers the one that says the most. */
let ahead = -Infinity;

/** Learns the server's time from the `Date` of an answer. Out of a cache it is older than it says, so a later time replaces it only. */
export function recordServerTime(date: string | null): void {
  const offset = Date.parse(date ?? '') - performance.now();
  if (offset > ahead) ahead = offset;
}

/**
 * The server's time in milliseconds since 1970, to the second, whatever the device's clock says: for deadlines that the server sets.
 * Before the first answer it is the device's.
 */
export function serverNow(): number {
  return ahead === -Infinity ? Date.now() : ahead + performance.now();
}
