import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';

/** Words of a page that are also a label of the product but mean something else, with what they mean. */
const NOT_LABELS: Readonly<Record<string, string>> = {
  privacy: 'the subject of an e-mail',
  yes: 'an answer to a question',
};

/**
 * Quoted words and links of an English page that are a text of the product: the page quotes them as
 * `{label.<message id>}`, so that both change together. Translations name the same labels as the English.
 */
export function labelFindings(pages: Catalogue, links: Catalogue, messages: Catalogue): Finding[] {
  const named = new Map(Object.entries(messages).map(([id, text]) => [text.toLowerCase(), id]));
  const exact = new Map(Object.entries(messages).map(([id, text]) => [text, id]));
  const quoted = Object.entries(pages).flatMap(([id, text]) =>
    [...text.matchAll(/“([^”{}]+)”/gu)]
      .map(([, words]) => words!)
      .filter((words) => named.has(words.toLowerCase()) && !(words.toLowerCase() in NOT_LABELS))
      .map((words) => finding(id, words, named.get(words.toLowerCase())!)),
  );
  const linked = Object.entries(links)
    .filter(([, words]) => exact.has(words))
    .map(([id, words]) => finding(id, words, exact.get(words)!));
  return [...quoted, ...linked];
}

const finding = (id: string, words: string, message: string): Finding =>
  `en: ${id} words "${words}" anew; quote {label.${message}} (a text of shared/i18n/lang)`;
