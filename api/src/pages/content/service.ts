import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { ContentPage, type PageText } from '@rendezvous/contract/resources/pages/schemas';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import { termsDate } from '@rendezvous/rules/terms-date';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Services } from '#src/platform/services.ts';
import { assertAnswer, type SettingReader } from '#src/platform/settings/face.ts';
import { pageFindings } from './check.ts';
import { pageConditions, type PageContext } from './facts.ts';
import { fillPage } from './fill.ts';
import { deleteEdition, findEditions, upsertEdition, type EditionKey } from './repository.ts';
import { builtInText } from './texts.ts';
import { pageWords } from './words.ts';

interface Found {
  text: PageText;
  language: Locale;
  updatedAt: string;
}

/** The text in force: an operator's for the domain, for all domains, then the product's; in the language, then in English. */
async function findText(tx: Tx, slug: string, locale: Locale, domain: string): Promise<Found | null> {
  const locales = [...new Set([locale, DEFAULT_LOCALE])];
  const editions = await findEditions(tx, slug, locales, domain);
  for (const language of locales) {
    const own = editions.filter((row) => row.locale === language);
    const edition = own.find((row) => row.domain === domain) ?? own[0];
    if (edition) return { text: edition.text, language, updatedAt: edition.updated_at.toISOString() };
    const text = builtInText(slug, language);
    if (text) return { text, language, updatedAt: text.updated_at };
  }
  return null;
}

/**
 * A page in a language, or in English where that one is missing, with the domain's facts filled in (spec §2 Screens
 * and routes). The terms bear the date of their version (spec §9).
 * @throws problem `not_found`
 */
export async function readPage(tx: Tx, slug: string, context: PageContext): Promise<ContentPage> {
  const found = await findText(tx, slug, context.locale, context.domain);
  if (!found) throw problem('not_found');
  const { language, updatedAt } = found;
  const inLanguage = { ...context, locale: language };
  const { title, description, numbered, body } = fillPage(
    found.text,
    pageWords(inLanguage),
    pageConditions(inLanguage),
  );
  const date = slug === 'terms' ? termsDate(context.read('company').added).toISOString() : updatedAt;
  return { slug, title, description, language, updated_at: date, numbered, body };
}

/** Puts an operator's edition of a page in force; written down with the operator's name. @throws Error listing what is wrong */
export async function setPage(
  { unitOfWork, clock }: Pick<Services, 'unitOfWork' | 'clock'>,
  operator: string,
  key: EditionKey,
  text: unknown,
): Promise<void> {
  const findings = pageFindings(key.slug, text);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  const at = clock.now();
  await unitOfWork(async (tx) => {
    await upsertEdition(tx, key, text as PageText, at, operator);
    await writeAudit(tx, {
      at,
      operator,
      action: 'page.set',
      subject: key.slug,
      detail: { locale: key.locale, domain: key.domain },
    });
  });
}

/** Deletes an operator's edition; the product's own text counts again. @throws problem `not_found` */
export async function resetPage(
  { unitOfWork, clock }: Pick<Services, 'unitOfWork' | 'clock'>,
  operator: string,
  key: EditionKey,
): Promise<void> {
  await unitOfWork(async (tx) => {
    if (!(await deleteEdition(tx, key)))
      throw problem('not_found', {
        detail: `nobody has changed ${key.slug} in ${key.locale} for ${key.domain}`,
      });
    await writeAudit(tx, {
      at: clock.now(),
      operator,
      action: 'page.reset',
      subject: key.slug,
      detail: { locale: key.locale, domain: key.domain },
    });
  });
}

/** The text in force before facts are filled in, for changing it; null when there is no such page in that language. */
export async function pageSource(tx: Tx, { slug, locale, domain }: EditionKey): Promise<PageText | null> {
  const found = await findText(tx, slug, locale, domain);
  return found?.language === locale ? found.text : null;
}

/** Every page of text in every language. */
export const readPages: SettingReader = async (settings, domain, db) => {
  for (const slug of PAGE_SLUGS)
    for (const locale of LOCALE_CODES) {
      const page = await readPage(db, slug, { domain, locale, read: (key) => settings.value(domain, key) });
      assertAnswer(ContentPage, page, `page ${slug} in ${locale}`);
    }
};
