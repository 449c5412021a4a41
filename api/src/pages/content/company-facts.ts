import { COMPANY_REGISTERS } from '@rendezvous/contract/settings/company-registers';
import type { CompanyInfo } from '@rendezvous/contract/settings/company-info';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@rendezvous/contract/kernel/locales';
import type { PageFact } from '@rendezvous/contract/resources/pages/schemas';

const REGISTER: Readonly<Record<Locale, string>> = {
  en: 'Company register',
  nl: 'Handelsregister',
  de: 'Handelsregister',
  it: 'Registro delle imprese',
  fr: 'Registre du commerce',
  es: 'Registro mercantil',
  pl: 'Rejestr przedsiębiorców',
};

/** Languages authorities may write in, in their form after "in"; English is always one (Digital Services Act, art. 11.3). */
const IN_LANGUAGE: Readonly<Record<Locale, Readonly<Record<Locale, string>> & { or: string }>> = {
  en: {
    or: 'or',
    en: 'English',
    nl: 'Dutch',
    de: 'German',
    it: 'Italian',
    fr: 'French',
    es: 'Spanish',
    pl: 'Polish',
  },
  nl: {
    or: 'of',
    en: 'Engels',
    nl: 'Nederlands',
    de: 'Duits',
    it: 'Italiaans',
    fr: 'Frans',
    es: 'Spaans',
    pl: 'Pools',
  },
  de: {
    or: 'oder',
    en: 'Englisch',
    nl: 'Niederländisch',
    de: 'Deutsch',
    it: 'Italienisch',
    fr: 'Französisch',
    es: 'Spanisch',
    pl: 'Polnisch',
  },
  it: {
    or: 'o',
    en: 'inglese',
    nl: 'olandese',
    de: 'tedesco',
    it: 'italiano',
    fr: 'francese',
    es: 'spagnolo',
    pl: 'polacco',
  },
  fr: {
    or: 'ou en',
    en: 'anglais',
    nl: 'néerlandais',
    de: 'allemand',
    it: 'italien',
    fr: 'français',
    es: 'espagnol',
    pl: 'polonais',
  },
  es: {
    or: 'o',
    en: 'inglés',
    nl: 'neerlandés',
    de: 'alemán',
    it: 'italiano',
    fr: 'francés',
    es: 'español',
    pl: 'polaco',
  },
  pl: {
    or: 'lub',
    en: 'angielsku',
    nl: 'niderlandzku',
    de: 'niemiecku',
    it: 'włosku',
    fr: 'francusku',
    es: 'hiszpańsku',
    pl: 'polsku',
  },
};

/** Languages of the product by country of the company; elsewhere English is enough. */
const LANGUAGE_OF: Readonly<Partial<Record<string, string>>> = {
  AT: 'de',
  BE: 'nl',
  CH: 'de',
};

/** The register's name: the word of the reader's language, and the register's own name where that says more. */
function registerOf(country: string, locale: Locale): string {
  const [word, own] = [REGISTER[locale], COMPANY_REGISTERS[country]];
  return own === undefined || own.toLowerCase() === word.toLowerCase() ? word : `${word} (${own})`;
}

function authorityLanguages(country: string, locale: Locale): string {
  const words = IN_LANGUAGE[locale];
  const own = LANGUAGE_OF[country] ?? country.toLowerCase();
  if (!isLocale(own) || own === DEFAULT_LOCALE) return words[DEFAULT_LOCALE];
  return `${words[DEFAULT_LOCALE]} ${words.or} ${words[own]}`;
}

/** What pages say of the company, in the words of its country; what is not known is empty (PRODUCT.md §2 Law on the pages). */
export function companyFacts(
  company: CompanyInfo,
  locale: Locale,
  country: string,
): Record<Extract<PageFact, `company.${string}` | 'authority_languages'>, string> {
  const list = (names: readonly string[]) => names.filter(Boolean).join(', ');
  return {
    'company.name': company.name,
    'company.postal_address': list([company.address, company.city, country]),
    'company.address': company.address,
    'company.city': company.city,
    'company.country': country,
    'company.kvk': company.kvk,
    'company.vat_numbers': list(company.vat_numbers),
    'company.tradenames': list(company.tradenames),
    'company.register': registerOf(company.country, locale),
    'company.represented_by': company.represented_by ?? '',
    'company.share_capital': company.share_capital ?? '',
    'company.publisher': company.publisher ?? '',
    'company.host': company.host ?? '',
    'company.mediator': company.mediator ?? '',
    'company.register_court': company.register_court ?? '',
    'company.minors_officer': company.minors_officer ?? '',
    'company.privacy_officer': company.privacy_officer ?? '',
    'company.further': company.further ?? '',
    authority_languages: authorityLanguages(company.country, locale),
  };
}
