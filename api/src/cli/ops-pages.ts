import { readFileSync } from 'node:fs';
import { isLocale } from '@rendezvous/contract/kernel/locales';
import { PAGE_TOKEN } from '@rendezvous/contract/resources/pages/values';
import {
  builtInPages,
  listEditions,
  pageSource,
  resetPage,
  setPage,
  type EditionKey,
} from '#src/pages/content/face.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const PAGE_USAGE = `npm run ops -- page list
npm run ops -- page get <slug> <language> [domain]              prints the text in force, for changing it
npm run ops -- page set <slug> <language> <file.json> [domain]  without a domain it counts for all
npm run ops -- page reset <slug> <language> [domain]            back to the product's own text`;

function keyFrom(slug = '', locale = '', domain = EVERY_DOMAIN): EditionKey {
  if (!new RegExp(PAGE_TOKEN).test(slug) || !isLocale(locale)) throw new UsageError(PAGE_USAGE);
  return { slug, locale, domain };
}

/** What operators may do with pages. */
export const PAGE_COMMANDS: Record<string, Command> = {
  async 'page list'({ db }) {
    const own = (await listEditions(db)).map((row) => [
      row.slug,
      row.locale,
      row.domain,
      row.updated_at.toISOString(),
      row.updated_by,
    ]);
    const product = builtInPages().map(({ slug, locales }) => [slug, locales.join(' '), 'product']);
    printTable([...product, ...own]);
  },
  async 'page get'({ db }, _operator, [slug, locale, domain]) {
    const key = keyFrom(slug, locale, domain);
    const text = await pageSource(db, key);
    if (!text) throw new Error(`there is no page ${key.slug} in ${key.locale}`);
    console.log(JSON.stringify(text, null, 2));
  },
  async 'page set'(services, operator, [slug, locale, file, domain]) {
    if (!file) throw new UsageError(PAGE_USAGE);
    const key = keyFrom(slug, locale, domain);
    await setPage(services, operator, key, JSON.parse(readFileSync(file, 'utf8')) as unknown);
    console.log(`${key.slug} is set in ${key.locale}`);
  },
  'page reset': (services, operator, [slug, locale, domain]) =>
    resetPage(services, operator, keyFrom(slug, locale, domain)),
};
