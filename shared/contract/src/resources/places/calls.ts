// Written by "npm run write calls" from resources/places/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns the known place nearest to a position, or false (spec §7 geocode). */
export const GEOCODE: CallOf<typeof endpoints.GEOCODE> = { method: 'GET', path: '/api/geocode.php' };

/** Lists the cities of a country, or of one of its regions. */
export const READ_CITIES: CallOf<typeof endpoints.READ_CITIES> = { method: 'GET', path: '/api/cities.php' };

/** Lists the regions of one country, or of all by country. */
export const READ_REGIONS: CallOf<typeof endpoints.READ_REGIONS> = {
  method: 'GET',
  path: '/api/regions.php',
};
