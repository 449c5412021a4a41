import {
  CitiesQuery,
  CitiesResponse,
  CountryQuery,
  GeocodeQuery,
  GeocodeResponse,
  RegionsResponse,
} from '@rendezvous/contract/places';
import { MINUTE } from '#src/platform/lib/clock.ts';
import type { App } from '#src/platform/types.ts';
import { citiesOf, geocode, regionsOf } from '#src/platform/places/service.ts';

const CACHED = 'public, max-age=3600';

/** Regions, cities and the place nearest to a position; bundled data, no network (spec §7 Calls). */
export async function placeRoutes(app: App): Promise<void> {
  app.get(
    '/api/regions.php',
    {
      config: { access: 'public' },
      schema: { querystring: CountryQuery, response: { 200: RegionsResponse } },
    },
    (request, reply) => {
      reply.header('cache-control', CACHED);
      return { regions: regionsOf(request.query.country) };
    },
  );

  app.get(
    '/api/cities.php',
    { config: { access: 'public' }, schema: { querystring: CitiesQuery, response: { 200: CitiesResponse } } },
    (request, reply) => {
      reply.header('cache-control', CACHED);
      return { cities: citiesOf(request.query.country, request.query.region) };
    },
  );

  app.get(
    '/api/geocode.php',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: MINUTE } },
      schema: { querystring: GeocodeQuery, response: { 200: GeocodeResponse } },
    },
    // Never cached: the browser keeps the place itself, an hour at most, and a copy in its cache would add to that.
    async (request) => geocode(request.query.lat, request.query.lon),
  );
}
