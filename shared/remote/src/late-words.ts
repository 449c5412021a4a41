import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Messages } from './define-remote.ts';

/** A catalogue that only some screens of a remote fetch. */
export interface LateWords {
  /** The words in this language when they are already here. */
  get(locale: Locale): Messages | undefined;
  /** Fetches them, once per language. Rejects when they are not available; a later call tries again. */
  load(locale: Locale): Promise<Messages>;
}

/** Declares a late catalogue: ``lateWords((locale) => import(`#messages/late/${locale}.json`))``. */
export function lateWords(fetch: (locale: Locale) => Promise<{ default: Messages }>): LateWords {
  const here = new Map<Locale, Messages>();
  return {
    get: (locale) => here.get(locale),
    async load(locale) {
      const known = here.get(locale) ?? (await fetch(locale)).default;
      here.set(locale, known);
      return known;
    },
  };
}

/** Loads what a first render needs of a late catalogue: the page's language, and every language on the server. */
export async function loadFirst(words: LateWords): Promise<void> {
  const locales =
    typeof window === 'undefined'
      ? LOCALE_CODES
      : LOCALE_CODES.filter((code) => code === document.documentElement.lang);
  await Promise.all(locales.map((locale) => words.load(locale)));
}
