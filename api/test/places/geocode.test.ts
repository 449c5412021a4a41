import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { COUNTRY_CODES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { GEOCODE } from '@rendezvous/contract/resources/places/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp({ RATE_LIMIT_FACTOR: '10' });
after(() => t.close());

const ask = (query: QueryOf<typeof GEOCODE>) => t.asVisitor().call(GEOCODE, query);
const placeAt = async (lat: number, lon: number) => (await ask({ lat, lon })).body;

/** Town halls as maps give them, the capital first: latitude, longitude, region. */
const TOWNS: Record<
  CountryCode,
  readonly (readonly [town: string, latitude: number, longitude: number, region: string])[]
> = {
  NL: [
    ['Amsterdam', 52.3676, 4.9041, 'Noord-Holland'],
    ['Groningen', 53.2194, 6.5665, 'Groningen'],
    ['Maastricht', 50.8514, 5.691, 'Limburg'],
    ['Middelburg', 51.4988, 3.6109, 'Zeeland'],
  ],
  BE: [
    ['Bruxelles', 50.8503, 4.3517, 'Brussel / Bruxelles'],
    ['Antwerpen', 51.2194, 4.4025, 'Antwerpen'],
    ['Liège', 50.6326, 5.5797, 'Liège'],
    ['Brugge', 51.2093, 3.2247, 'West-Vlaanderen'],
  ],
  DE: [
    ['Berlin', 52.52, 13.405, 'Berlin'],
    ['München', 48.1351, 11.582, 'Bayern'],
    ['Köln', 50.9375, 6.9603, 'Nordrhein-Westfalen'],
    ['Dresden', 51.0504, 13.7373, 'Sachsen'],
  ],
  AT: [
    ['Wien', 48.2082, 16.3738, 'Wien'],
    ['Graz', 47.0707, 15.4395, 'Steiermark'],
    ['Innsbruck', 47.2692, 11.4041, 'Tirol'],
    ['Klagenfurt', 46.6249, 14.305, 'Kärnten'],
  ],
  CH: [
    ['Bern', 46.948, 7.4474, 'Bern'],
    ['Zürich', 47.3769, 8.5417, 'Zürich'],
    ['Genève', 46.2044, 6.1432, 'Genève'],
    ['Lugano', 46.0037, 8.9511, 'Ticino'],
  ],
  FR: [
    ['Paris', 48.8566, 2.3522, 'Île-de-France'],
    ['Marseille', 43.2965, 5.3698, "Provence-Alpes-Côte d'Azur"],
    ['Brest', 48.3904, -4.4861, 'Bretagne'],
    ['Ajaccio', 41.9192, 8.7386, 'Corse'],
  ],
  IT: [
    ['Roma', 41.9028, 12.4964, 'Roma'],
    ['Milano', 45.4642, 9.19, 'Milano'],
    ['Napoli', 40.8518, 14.2681, 'Napoli'],
    ['Cagliari', 39.2238, 9.1217, 'Cagliari'],
  ],
  ES: [
    ['Madrid', 40.4168, -3.7038, 'Madrid'],
    ['Barcelona', 41.3874, 2.1686, 'Barcelona'],
    ['Sevilla', 37.3891, -5.9845, 'Sevilla'],
    ['Bilbao', 43.263, -2.935, 'Bizkaia'],
  ],
  PL: [
    ['Warszawa', 52.2297, 21.0122, 'mazowieckie'],
    ['Kraków', 50.0647, 19.945, 'małopolskie'],
    ['Gdańsk', 54.352, 18.6466, 'pomorskie'],
    ['Szczecin', 53.4285, 14.5528, 'zachodniopomorskie'],
  ],
  IE: [
    ['Dublin', 53.3498, -6.2603, 'Leinster'],
    ['Cork', 51.8985, -8.4756, 'Munster'],
    ['Galway', 53.2707, -9.0568, 'Connacht'],
    ['Letterkenny', 54.9566, -7.7203, 'Ulster'],
  ],
  GB: [
    ['London', 51.5074, -0.1278, 'Greater London'],
    ['Edinburgh', 55.9533, -3.1883, 'Scotland'],
    ['Cardiff', 51.4816, -3.1791, 'Wales'],
    ['Belfast', 54.5973, -5.9301, 'Northern Ireland'],
  ],
  US: [
    ['Washington', 38.9072, -77.0369, 'District of Columbia'],
    ['Los Angeles', 34.0522, -118.2437, 'California'],
    ['Chicago', 41.8781, -87.6298, 'Illinois'],
    ['Anchorage', 61.2181, -149.9003, 'Alaska'],
  ],
  CA: [
    ['Ottawa', 45.4215, -75.6972, 'Ontario'],
    ['Montréal', 45.5019, -73.5674, 'Québec'],
    ['Vancouver', 49.2827, -123.1207, 'British Columbia'],
    ['Calgary', 51.0447, -114.0719, 'Alberta'],
  ],
  AU: [
    ['Canberra', -35.2809, 149.13, 'Australian Capital Territory'],
    ['Sydney', -33.8688, 151.2093, 'New South Wales'],
    ['Perth', -31.9523, 115.8613, 'Western Australia'],
    ['Hobart', -42.8821, 147.3272, 'Tasmania'],
  ],
  NZ: [
    ['Wellington', -41.2866, 174.7756, 'Wellington'],
    ['Auckland', -36.8509, 174.7645, 'Auckland'],
    ['Christchurch', -43.5321, 172.6362, 'Canterbury'],
    ['Dunedin', -45.8788, 170.5028, 'Otago'],
  ],
};

for (const country of COUNTRY_CODES) {
  test(`[7.007] the capital and three more towns of ${country} are found in their region`, async () => {
    for (const [town, latitude, longitude, region] of TOWNS[country]) {
      const place = await placeAt(latitude, longitude);
      assert.ok(place, `${town} is a place`);
      assert.deepEqual(
        [place.country, place.region],
        [country, region],
        `${town} was found for ${place.city}`,
      );
    }
  });
}

test('[8.024] on the open sea and far from the countries of the product there is no place', async () => {
  for (const [latitude, longitude] of [
    [0, -30],
    [57, 3.5],
    [43, -20],
    [-40, 160],
    [90, 0],
    [-90, 180],
    [55.75, 37.62],
    [-33.9, 18.4],
  ] as const) {
    assert.equal(await placeAt(latitude, longitude), false, `${latitude}, ${longitude}`);
  }
});

test('[4.030] a position finer than a tenth of a degree gives the same answer as the rounded one', async () => {
  const rounded = await placeAt(52.4, 4.8);
  for (const [latitude, longitude] of [
    [52.4391, 4.8469],
    [52.3512, 4.7519],
    [52.4482, 4.7603],
  ] as const) {
    assert.deepEqual(await placeAt(latitude, longitude), rounded);
  }
});

test('[7.007] a position that is none is refused', async () => {
  for (const query of [
    'lat=NaN&lon=4.9',
    'lat=91&lon=0',
    'lat=0&lon=-180.1',
    'lat=Infinity&lon=0',
    'lat=52.4',
    'lat=52.4&lon=',
    'lat=52,4&lon=4.9',
    'lat=52.4&lon=4.9&exact=1',
  ]) {
    assert.equal((await t.asVisitor().get(`${GEOCODE.path}?${query}`)).status, 422, query);
  }
});

test('[4.031] no copy of a place stays in a cache of the browser', async () => {
  assert.match(String((await ask({ lat: 52.4, lon: 4.9 })).headers['cache-control']), /no-store/);
});
