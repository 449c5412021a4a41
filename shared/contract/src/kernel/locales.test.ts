import { isLocale, LOCALE_CODES, LOCALES } from './locales.ts';

test('[0.001] [3.019] there are seven languages, each with an ISO code the platform formats by and its own GIF code', () => {
  expect(LOCALE_CODES).toEqual(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);
  for (const { code, iso, gif } of LOCALES as readonly { code: string; iso: string; gif: string }[]) {
    expect(Intl.getCanonicalLocales(iso)).toEqual([iso]);
    expect(iso).toMatch(new RegExp(`^${code}-[A-Z]{2}$`));
    expect(Intl.NumberFormat.supportedLocalesOf(iso)).toEqual([iso]);
    expect(gif).toBe(code);
  }
});

test('[3.019] other languages are not supported', () => {
  expect(['sv', 'EN', 'de-DE', '', null, undefined].filter(isLocale)).toEqual([]);
});
