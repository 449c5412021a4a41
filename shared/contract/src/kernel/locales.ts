/** The seven languages of the product (spec §3 Locales), each with its ISO code and a GIF locale code. */
export const LOCALES = [
  { code: 'en', iso: 'en-GB', gif: 'en' },
  { code: 'nl', iso: 'nl-NL', gif: 'nl' },
  { code: 'de', iso: 'de-DE', gif: 'de' },
  { code: 'it', iso: 'it-IT', gif: 'it' },
  { code: 'fr', iso: 'fr-FR', gif: 'fr' },
  { code: 'es', iso: 'es-ES', gif: 'es' },
  { code: 'pl', iso: 'pl-PL', gif: 'pl' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const LOCALE_CODES: readonly Locale[] = LOCALES.map((locale) => locale.code);

/** Default and fallback language (spec §9). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Cookie with the chosen language, 365 days (spec §9 Cookies). */
export const LOCALE_COOKIE = 'i18n_redirected';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALE_CODES as readonly string[]).includes(value);
}
