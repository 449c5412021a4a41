import type { BusHub } from '@rendezvous/bus/bus';
import type { GeolocationService } from '@rendezvous/contract/geolocation';

/** The service as remotes get it: its code is loaded by the first of them that asks. */
export function lazyGeolocation(hub: BusHub): GeolocationService {
  let loading: Promise<GeolocationService> | null = null;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "geolocation" */ './geolocation.ts').then(
      ({ createGeolocation }) => createGeolocation(hub.as('shell')),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  return {
    watch(listener) {
      let watching = true;
      let stop = () => undefined as void;
      load().then(
        (service) => watching && (stop = service.watch(listener)),
        () => undefined,
      );
      return () => {
        watching = false;
        stop();
      };
    },
    locate: () =>
      load().then(
        (service) => service.locate(),
        () => false,
      ),
  };
}
