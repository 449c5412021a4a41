import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema } from '#src/kernel/common.ts';

export const CountryQuery = Closed({ country: Type.Optional(CountryCodeSchema) });
export const CitiesQuery = Closed({
  country: CountryCodeSchema,
  region: Type.Optional(Type.String({ maxLength: 80 })),
});
/** Regions by country. Names are as locals write them; the name is also the value stored in a profile. */
export const RegionsResponse = Closed({ regions: Type.Record(Type.String(), Type.Array(Type.String())) });
export type RegionsResponse = Static<typeof RegionsResponse>;
export const CitiesResponse = Closed({ cities: Type.Array(Type.String()) });
export type CitiesResponse = Static<typeof CitiesResponse>;
export const InterestsResponse = Closed({ interests: Type.Array(Type.String()) });
export type InterestsResponse = Static<typeof InterestsResponse>;

export const GeocodeQuery = Closed({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
});
/** The nearest known place, or false when none is near (spec §7 geocode). */
export const GeocodeResponse = Type.Union([
  Closed({ country: CountryCodeSchema, region: Type.String(), city: Type.String() }),
  Type.Literal(false),
]);
export type GeocodeResponse = Static<typeof GeocodeResponse>;
