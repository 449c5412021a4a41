import { call } from '@rendezvous/api-client/client';
import { GEOCODE } from '@rendezvous/contract/resources/places/calls';
import {
  GEOCODE_LIFETIME_MS,
  type GeolocationService,
  type GeolocationState,
} from '@rendezvous/contract/composition/geolocation';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { roundCoordinate } from '@rendezvous/rules/coordinates';
import { storePlace, readPlace } from './stored-place.ts';
import { watchPermission } from './permission.ts';

/** A position from the network is near enough and fast; an unanswered question times out. */
const POSITION: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 0 };

const positionNow = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, POSITION),
  );

/** Where the visitor is (spec §4 Geolocation): asked on request only, rounded before it leaves the browser, stored for an hour. */
export function createGeolocation(bus: Bus): GeolocationService {
  const listeners = new Set<(state: GeolocationState) => void>();
  let asking: Promise<GeocodeResponse> | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const state = (): GeolocationState => ({ permission: permission.current(), place: readPlace(Date.now()) });
  function publish() {
    listeners.forEach((listener) => listener(state()));
    bus.publish('geolocation:changed', state());
  }
  const permission = watchPermission(publish);

  let member = bus.last('session:changed')?.id;
  bus.subscribe('session:changed', (user) => {
    // Private data has just been cleared with the session.
    if (member && !user) publish();
    member = user?.id;
  });

  function store(place: GeocodeResponse): GeocodeResponse {
    storePlace(place, Date.now());
    clearTimeout(expiry);
    expiry = setTimeout(publish, GEOCODE_LIFETIME_MS);
    publish();
    return place;
  }

  async function ask(): Promise<GeocodeResponse> {
    try {
      const { coords } = await positionNow();
      permission.learned('granted');
      const place = { lat: roundCoordinate(coords.latitude), lon: roundCoordinate(coords.longitude) };
      return store(await call(GEOCODE, place));
    } catch (error) {
      if (isRefusal(error)) permission.learned('denied');
      return store(false);
    }
  }

  return {
    watch(listener) {
      listeners.add(listener);
      listener(state());
      return () => listeners.delete(listener);
    },
    async locate() {
      if (permission.current() === 'unsupported') return false;
      // A failure stays for display; a second press tries again.
      return readPlace(Date.now()) || (asking ??= ask().finally(() => (asking = null)));
    },
  };
}

/** The visitor, or the browser on their behalf, said no. */
function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'PERMISSION_DENIED' in error &&
    (error as GeolocationPositionError).code === 1
  );
}
