import type { BusHub } from '@rendezvous/bus/bus';
import { late } from '@rendezvous/remote/late';
import type { GeolocationService } from '@rendezvous/contract/composition/geolocation';

const code = late(() => import(/* webpackChunkName: "geolocation" */ './geolocation.ts'));

/** The service as remotes get it: its code is loaded by the first of them that asks. */
export function lazyGeolocation(hub: BusHub): GeolocationService {
  let made: GeolocationService | undefined;
  const load = () =>
    code.load().then(({ createGeolocation }) => (made ??= createGeolocation(hub.as('shell'))));
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
