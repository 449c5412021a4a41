import { COUNTRY_LANGUAGES } from './country-languages.ts';
import { COUNTRIES, COUNTRY_CODES } from './countries.ts';

test('[6.014] each country offers its own languages', () => {
  expect(COUNTRY_LANGUAGES.US).toEqual(['en', 'es']);
  expect(COUNTRY_LANGUAGES.BE).toEqual(['nl', 'fr', 'de']);
  expect(COUNTRY_LANGUAGES.CH).toEqual(['de', 'it', 'fr', 'en']);
  expect(COUNTRY_LANGUAGES.CA).toEqual(['en', 'fr']);
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
