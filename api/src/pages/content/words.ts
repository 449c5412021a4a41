import type { Locale } from '@rendezvous/contract/kernel/locales';
import { commonTexts } from '#src/platform/lib/server-text.ts';
import { pageFacts, pageNumbers, type PageContext } from './facts.ts';
import type { PageWords } from './fill.ts';

/** Labels a page may quote as `{label.<message id>}`: the texts of the common catalogue, so that no page repeats them. */
export function pageLabels(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(commonTexts(locale)).map(([id, text]) => [`label.${id}`, text] as const),
  );
}

/** Values of the braces of a page on a domain, in a language. */
export const pageWords = (context: PageContext): PageWords => ({
  locale: context.locale,
  words: { ...pageLabels(context.locale), ...pageFacts(context) },
  numbers: pageNumbers(context),
});
