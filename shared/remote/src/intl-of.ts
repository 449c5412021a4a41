import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Messages } from './define-remote.ts';
import { isoOf } from './iso.ts';

interface Made {
  locale: Locale;
  common: Messages;
  intl: IntlShape;
}

const made = new WeakMap<Messages, Made>();

/**
 * The formatters of a catalogue, made once: the server renders every page of a language with the same ones. A provider of its
 * own would merge the catalogues and set up number, date and plural formats again for each page.
 */
export function intlOf(locale: Locale, common: Messages, own: Messages): IntlShape {
  const known = made.get(own);
  if (known?.locale === locale && known.common === common) return known.intl;
  const messages = { ...common, ...own } as IntlConfig['messages'];
  const intl = createIntl({ locale: isoOf(locale), defaultLocale: DEFAULT_LOCALE, messages });
  made.set(own, { locale, common, intl });
  return intl;
}
