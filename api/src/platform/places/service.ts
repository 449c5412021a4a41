import { readFileSync } from 'node:fs';
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { COORDINATE_STEP, roundCoordinate } from '@rendezvous/rules/coordinates';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';

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
  thousands: number;
}
let points: Point[] | undefined;

/** Three numbers a city, in the order of the cities: hundredths of a degree of latitude and of longitude, thousands of people. */
function allPoints(): Point[] {
  if (points) return points;
  const coordinates = read<Record<string, Record<string, number[]>>>('coordinates.json');
  points = COUNTRY_CODES.flatMap((country) =>
    Object.entries(allPlaces()[country] ?? {}).flatMap(([region, cities]) => {
      const numbers = coordinates[country]?.[region] ?? [];
      return cities.map((city, index) => {
        const [latitude = NaN, longitude = NaN, thousands = 0] = numbers.slice(index * 3, index * 3 + 3);
        return { country, region, city, latitude: latitude / 100, longitude: longitude / 100, thousands };
      });
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

/** Positions this near to a place may have been rounded away from it. */
const ROUNDED_AWAY = COORDINATE_STEP / 2 + 1e-9;

/**
 * The likeliest place of a position, or false. Browsers round before they ask. An exact position is rounded
 * here, so that no answer is more exact than a tenth of a degree (spec §4 Geolocation). Of the places that round to the
 * same tenth the largest is meant: most people are there. Where there is none, the nearest.
 */
export function geocode(latitude: number, longitude: number): GeocodeResponse {
  const here = { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
  const place = largestAround(here) ?? nearestTo(here);
  return place ? { country: place.country, region: place.region, city: place.city } : false;
}

interface Position {
  latitude: number;
  longitude: number;
}

function largestAround(here: Position): Point | null {
  let best: Point | null = null;
  for (const point of allPoints()) {
    if (
      Math.abs(point.latitude - here.latitude) > ROUNDED_AWAY ||
      Math.abs(point.longitude - here.longitude) > ROUNDED_AWAY
    )
      continue;
    if (!best || point.thousands > best.thousands) best = point;
  }
  return best;
}

function nearestTo(here: Position): Point | null {
  const shrink = Math.cos((here.latitude * Math.PI) / 180);
  let best: Point | null = null;
  let bestDistance = (NEAR_KM / KM_PER_DEGREE) ** 2;
  for (const point of allPoints()) {
    const distance =
      (point.latitude - here.latitude) ** 2 + ((point.longitude - here.longitude) * shrink) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [point, distance];
  }
  return best;
}
