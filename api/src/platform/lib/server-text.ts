import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { IntlMessageFormat } from 'intl-messageformat';

const catalogues = new Map<string, Record<string, string>>();

/** A catalogue of `@rendezvous/i18n`, read once. */
function catalogue(path: string): Record<string, string> {
  const known = catalogues.get(path);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`@rendezvous/i18n/lang/${path}.json`));
  const loaded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  catalogues.set(path, loaded);
  return loaded;
}

/** Texts that every part of the product shows, by id. */
export const commonTexts = (locale: Locale): Record<string, string> => catalogue(locale);

/** Texts that the server alone words, by id. */
export const serverTexts = (locale: Locale): Record<string, string> => catalogue(`server/${locale}`);

/** A text of the server's catalogue with its values filled in. @throws Error for an id the catalogue lacks */
export function serverText(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  const message = serverTexts(locale)[id];
  if (message === undefined) throw new Error(`no text ${id} in ${locale}`);
  return String(new IntlMessageFormat(message, locale).format(values));
}
