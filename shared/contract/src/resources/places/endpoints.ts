import { endpoint } from '#src/kernel/endpoint.ts';
import {
  CitiesQuery,
  CitiesResponse,
  CountryQuery,
  GeocodeQuery,
  GeocodeResponse,
  RegionsResponse,
} from './schemas.ts';

export const READ_REGIONS = endpoint('GET', '/api/regions.php', {
  summary: 'Lists the regions of one country, or of all by country.',
  access: 'public',
  query: CountryQuery,
  response: RegionsResponse,
});

export const READ_CITIES = endpoint('GET', '/api/cities.php', {
  summary: 'Lists the cities of a country, or of one of its regions.',
  access: 'public',
  query: CitiesQuery,
  response: CitiesResponse,
});

export const GEOCODE = endpoint('GET', '/api/geocode.php', {
  summary: 'Returns the known place nearest to a position, or false (spec §7 geocode).',
  access: 'public',
  query: GeocodeQuery,
  response: GeocodeResponse,
});
