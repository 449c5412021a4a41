import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@rendezvous/contract/locales';
import { IntlMessageFormat } from 'intl-messageformat';

const catalogues = new Map<Locale, Record<string, string>>();

function catalogue(locale: Locale): Record<string, string> {
  const known = catalogues.get(locale);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`@rendezvous/i18n/lang/server/${locale}.json`));
  const loaded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  catalogues.set(locale, loaded);
  return loaded;
}

/** A text of the server's catalogue with its values filled in. @throws Error for an id the catalogue lacks */
export function serverText(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  const message = catalogue(locale)[id];
  if (message === undefined) throw new Error(`no text ${id} in ${locale}`);
  return String(new IntlMessageFormat(message, locale).format(values));
}
