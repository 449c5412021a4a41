import { useEffect, useState } from 'react';
import { UNKNOWN_GEOLOCATION, type GeolocationState } from '@rendezvous/contract/geolocation';
import type { GeocodeResponse } from '@rendezvous/contract/places';
import { useShell } from './hooks.tsx';

export interface Geolocation extends GeolocationState {
  /** The browser is asking, or the place is being looked up. */
  busy: boolean;
  /** Finds the visitor's place; for a press, because the browser may ask for permission. */
  locate(): Promise<GeocodeResponse>;
}

/** The visitor's position for a button: permission, place, busy, and the way to find it (spec §4 Geolocation). */
export function useGeolocation(): Geolocation {
  const { geolocation } = useShell();
  const [state, setState] = useState(UNKNOWN_GEOLOCATION);
  const [busy, setBusy] = useState(false);
  useEffect(() => geolocation.watch(setState), [geolocation]);
  return {
    ...state,
    busy,
    async locate() {
      setBusy(true);
      try {
        return await geolocation.locate();
      } finally {
        setBusy(false);
      }
    },
  };
}
