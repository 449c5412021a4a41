const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language: `countryName('nl', 'DE')` is "Duitsland". */
export function countryName(locale: string, code: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}

/** Languages in their own words, for the language menu: `languageName('pl')` is "Polski". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
