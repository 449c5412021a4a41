import type { GeocodeResponse } from '#src/resources/places/schemas.ts';

/** What the browser says about asking for the position (spec §4 Geolocation permission). */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt';

export interface GeolocationState {
  permission: GeolocationPermission;
  /** Where the visitor is, false when no place was found, null when not asked within the last hour. */
  place: GeocodeResponse | null;
}

/** The position of the visitor, as the frame offers it to remotes. Nothing is asked of the browser before `locate`. */
export interface GeolocationService {
  /** Calls back with the state, at once when it is known and after each change; returns the way to stop. */
  watch(listener: (state: GeolocationState) => void): () => void;
  /** The place the visitor is at, or false. May make the browser ask for permission, so call it on a press only. */
  locate(): Promise<GeocodeResponse>;
}

/** Before anything is known, and on the server. */
export const UNKNOWN_GEOLOCATION: GeolocationState = { permission: 'unknown', place: null };

/** Longest time that a place is stored (spec §9 Cookies). */
export const GEOCODE_LIFETIME_MS = 3_600_000;
