import { GEOCODE, READ_CITIES, READ_REGIONS } from '@rendezvous/contract/resources/places/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { citiesOf, geocode, regionsOf } from './service.ts';

const CACHED = 'public, max-age=3600';

/** Regions, cities and the place nearest to a position; bundled data, no network (spec §7 Calls). */
export async function placeRoutes(app: App): Promise<void> {
  handle(app, READ_REGIONS, (request, reply) => {
    reply.header('cache-control', CACHED);
    return { regions: regionsOf(request.query.country) };
  });

  handle(app, READ_CITIES, (request, reply) => {
    reply.header('cache-control', CACHED);
    return { cities: citiesOf(request.query.country, request.query.region) };
  });

  // Never cached: the browser stores the place itself, an hour at most, and a copy in its cache would add to that.
  handle(app, GEOCODE, ({ query }) => geocode(query.lat, query.lon));
}
