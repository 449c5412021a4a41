import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PageText } from '@rendezvous/contract/resources/pages/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/face.ts';

/** Names one edition; the domain `*` means all. */
export interface EditionKey {
  slug: string;
  locale: Locale;
  domain: string;
}

/** Operators' editions of a page that may count for a domain, in these languages. */
export function findEditions(tx: Tx, slug: string, locales: readonly Locale[], domain: string) {
  return tx
    .selectFrom('pages')
    .select(['domain', 'locale', 'text', 'updated_at'])
    .where('slug', '=', slug)
    .where('locale', 'in', locales)
    .where('domain', 'in', [domain, EVERY_DOMAIN])
    .execute();
}

export function listEditions(tx: Tx) {
  return tx
    .selectFrom('pages')
    .select(['slug', 'locale', 'domain', 'updated_at', 'updated_by'])
    .orderBy('slug')
    .orderBy('locale')
    .orderBy('domain')
    .execute();
}

export async function upsertEdition(
  tx: Tx,
  { slug, locale, domain }: EditionKey,
  text: PageText,
  at: Date,
  by: string,
): Promise<void> {
  const row = { text: JSON.stringify(text), updated_at: at, updated_by: by };
  await tx
    .insertInto('pages')
    .values({ slug, locale, domain, ...row })
    .onConflict((conflict) => conflict.columns(['slug', 'locale', 'domain']).doUpdateSet(row))
    .execute();
}

/** False when there was no such edition. */
export async function deleteEdition(tx: Tx, { slug, locale, domain }: EditionKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pages')
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
