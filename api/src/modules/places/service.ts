import { readFileSync } from 'node:fs';
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '@rendezvous/contract/countries';
import type { GeocodeResponse } from '@rendezvous/contract/places';

const DATA = new URL('../../../data/', import.meta.url);
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, DATA), 'utf8')) as T;

type Places = Record<string, Record<string, string[]>>;
let places: Places | undefined;
const allPlaces = () => (places ??= read<Places>('places.json'));

interface Point {
  country: CountryCode;
  region: string;
  city: string;
  latitude: number;
  longitude: number;
}
let points: Point[] | undefined;

/** Hundredths of a degree, latitude and longitude in turn, in the order of the cities. */
function allPoints(): Point[] {
  if (points) return points;
  const coordinates = read<Record<string, Record<string, number[]>>>('coordinates.json');
  points = COUNTRY_CODES.flatMap((country) =>
    Object.entries(allPlaces()[country] ?? {}).flatMap(([region, cities]) => {
      const numbers = coordinates[country]?.[region] ?? [];
      return cities.map((city, index) => ({
        country, region, city, latitude: (numbers[index * 2] ?? NaN) / 100, longitude: (numbers[index * 2 + 1] ?? NaN) / 100,
      }));
    }),
  );
  return points;
}

/** Regions by country, of one country or of all (spec §3 region data). */
export function regionsOf(country?: CountryCode): Record<string, string[]> {
  const countries = country ? [country] : COUNTRY_CODES;
  return Object.fromEntries(countries.map((code) => [code, Object.keys(allPlaces()[code] ?? {})]));
}

/** Cities of a region, or of the whole country, in alphabetical order. */
export function citiesOf(country: CountryCode, region?: string): string[] {
  const regions = allPlaces()[country] ?? {};
  if (region !== undefined) return Object.hasOwn(regions, region) ? (regions[region] ?? []) : [];
  return [...new Set(Object.values(regions).flat())].sort((a, b) => a.localeCompare(b));
}

export function isRegion(country: string, region: string): boolean {
  return isCountryCode(country) && Object.hasOwn(allPlaces()[country] ?? {}, region);
}

export function isCity(country: string, region: string | null, city: string): boolean {
  if (!isCountryCode(country)) return false;
  return citiesOf(country, region ?? undefined).includes(city);
}

/** A place further off than this is not where the visitor is: open sea, or a country the product does not serve. */
const NEAR_KM = 80;
const KM_PER_DEGREE = 111.2;

/** The nearest known place, or false. Browsers round to a tenth of a degree before they ask (spec §4 Geolocation). */
export function geocode(latitude: number, longitude: number): GeocodeResponse {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let best: Point | null = null;
  let bestDistance = (NEAR_KM / KM_PER_DEGREE) ** 2;
  for (const point of allPoints()) {
    const distance = (point.latitude - latitude) ** 2 + ((point.longitude - longitude) * shrink) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [point, distance];
  }
  return best ? { country: best.country, region: best.region, city: best.city } : false;
}
