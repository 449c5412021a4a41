import { GEOCODE_LIFETIME_MS } from '@rendezvous/contract/composition/geolocation';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';

/** Cleared at log-out with all else that is private; ends with the tab. */
const KEY = 'geocode';

/** The place found within the last hour, false when none was found, null when there is nothing (spec §9 Cookies). */
export function readPlace(now: number): GeocodeResponse | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      at: number;
      place: GeocodeResponse;
    } | null;
    if (!stored) return null;
    if (now - stored.at < GEOCODE_LIFETIME_MS) return stored.place;
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused or has other content: nothing is known then.
  }
  return null;
}

/** Stores what was found, or false where finding failed (spec §8). Without storage it is asked again the next time. */
export function storePlace(place: GeocodeResponse, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, place }));
  } catch {
    // A full or refused storage costs one more call.
  }
}
