import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isLocale, type Locale } from '@rendezvous/contract/kernel/locales';
import type { PageText } from '@rendezvous/contract/resources/pages/schemas';

const FOLDER = new URL('../../../data/pages/', import.meta.url);
const read = new Map<string, PageText | null>();

/** The product's own text of a page in a language; null when it does not exist. */
export function builtInText(slug: string, locale: Locale): PageText | null {
  const file = `${slug}/${locale}.json`;
  let text = read.get(file);
  if (text === undefined) {
    const address = new URL(file, FOLDER);
    text = existsSync(address) ? (JSON.parse(readFileSync(address, 'utf8')) as PageText) : null;
    read.set(file, text);
  }
  return text;
}

/** Pages that come with the product, and the languages each is written in. */
export function builtInPages(): { slug: string; locales: Locale[] }[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name: slug }) => {
    const locales = readdirSync(new URL(`${slug}/`, FOLDER)).map((file) => file.replace(/\.json$/, ''));
    return { slug, locales: locales.filter(isLocale) };
  });
}
