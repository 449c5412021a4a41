import { useEffect, useState } from 'react';
import { UNKNOWN_GEOLOCATION, type GeolocationState } from '@rendezvous/contract/composition/geolocation';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
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
  const { run, busy } = useAct(() => geolocation.locate());
  useEffect(() => geolocation.watch(setState), [geolocation]);
  return {
    ...state,
    busy,
    locate: async () => (await run()) ?? false,
  };
}
