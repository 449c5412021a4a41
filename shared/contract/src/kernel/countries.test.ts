import { COUNTRIES, COUNTRY_CODES } from './countries.ts';

test('[6.014] each country offers its own languages', () => {
  expect(COUNTRIES.US.languages).toEqual(['en', 'es']);
  expect(COUNTRIES.BE.languages).toEqual(['nl', 'fr', 'de']);
  expect(COUNTRIES.CH.languages).toEqual(['de', 'it', 'fr', 'en']);
  expect(COUNTRIES.CA.languages).toEqual(['en', 'fr']);
  expect(COUNTRY_CODES).toHaveLength(15);
});

test('[3.027] each country calls its regions by its own word', () => {
  const byLabel = Map.groupBy(Object.values(COUNTRIES), (country) => country.regionLabel);
  const codes = (label: string) => (byLabel.get(label as never) ?? []).map((country) => country.code).sort();
  expect(codes('province')).toEqual(['BE', 'CA', 'ES', 'IE', 'IT', 'NL', 'NZ']);
  expect(codes('region')).toEqual(['FR', 'GB']);
  expect(codes('state')).toEqual(['AT', 'AU', 'DE', 'US']);
  expect(codes('canton')).toEqual(['CH']);
  expect(codes('voivodeship')).toEqual(['PL']);
});
