import type { IntlShape } from 'react-intl';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { intlOf } from '@rendezvous/remote/intl-of';

type Messages = Record<string, unknown>;

/** Compiled messages of one language: those every part shares, and the frame's own. */
export interface Catalogue {
  common: Messages;
  own: Messages;
}

const loaded = new Map<Locale, Catalogue>();

/** The catalogue when it is already here. */
export const catalogueOf = (locale: Locale): Catalogue | undefined => loaded.get(locale);

const NO_WORDS: Messages = {};

/** All words of a language; none before it has come. */
export function wordsOf(locale: Locale): IntlShape {
  const { common, own } = catalogueOf(locale) ?? { common: NO_WORDS, own: NO_WORDS };
  return intlOf(locale, common, own);
}

/** Loads a language, once. Rejects when its files are not available. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loaded.get(locale);
  if (known) return known;
  // Named alike, both catalogues of a language end up in one chunk.
  const [common, own] = (await Promise.all([
    import(/* webpackChunkName: "messages-[request]" */ `@rendezvous/i18n/messages/${locale}.json`),
    import(
      /* webpackChunkName: "messages-[request]" */ /* webpackExclude: /late|server/ */ `#messages/${locale}.json`
    ),
  ])) as { default: Messages }[];
  const catalogue = { common: common!.default, own: own!.default };
  loaded.set(locale, catalogue);
  return catalogue;
}
