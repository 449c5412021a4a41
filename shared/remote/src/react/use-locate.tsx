import { useState } from 'react';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';
import { useGeolocation } from './use-geolocation.tsx';

type Place = Exclude<GeocodeResponse, false>;

/** Result of a location request: an accepted place, a place that is only named, or the reason for failure. */
export type Located =
  | { outcome: 'found' | 'abroad'; place: Place }
  | { outcome: 'denied' | 'failed'; place: null };

export interface Locate {
  /** Does this browser support geolocation? */
  supported: boolean;
  busy: boolean;
  /** Asks for the place; for a press. */
  ask(): Promise<void>;
  /** Null before the first answer. */
  located: Located | null;
}

/**
 * Finds the visitor's place for a form (spec §4 Geolocation).
 * @param accepts countries whose places are accepted; a place elsewhere is only named
 */
export function useLocate(
  accepts: (country: CountryCode) => boolean,
  onFound: (place: Place) => void,
): Locate {
  const { permission, busy, locate } = useGeolocation();
  const [answer, setAnswer] = useState<GeocodeResponse | null>(null);

  function outcomeOf(place: GeocodeResponse): Located {
    if (place) return { outcome: accepts(place.country) ? 'found' : 'abroad', place };
    return { outcome: permission === 'denied' ? 'denied' : 'failed', place: null };
  }

  return {
    supported: permission !== 'unsupported',
    busy,
    located: answer === null ? null : outcomeOf(answer),
    async ask() {
      const place = await locate();
      setAnswer(place);
      if (place && accepts(place.country)) onFound(place);
    },
  };
}
