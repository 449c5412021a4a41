import type { Finding } from '#src/lib/check.ts';
import type { Catalogue, Catalogues } from '#src/checks/messages/catalogue.ts';

/** One term of the product: its English forms, and what each language says for it, as beginnings of words. */
export interface Term {
  term: string;
  note: string;
  en: readonly string[];
  /** Messages whose English uses the word in another sense, with that sense. */
  except: Readonly<Record<string, string>>;
  [locale: string]: string | readonly string[] | Readonly<Record<string, string>>;
}

/** What a reader sees of a message: without the names of its arguments and the words of its syntax. */
export function readable(text: string, lowerCase = true): string {
  const read = text
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\s*,?/gu, ' ')
    .replace(/\{\w+\}|<\/?\w+>/gu, ' ')
    .replace(/(?:=\d+|[\w]+)\s*\{/gu, ' {');
  return lowerCase ? read.toLowerCase() : read;
}

const says = (text: string, forms: readonly string[]): boolean =>
  new RegExp(`(?<!\\p{L})(?:${forms.map((form) => form.toLowerCase()).join('|')})(?!\\p{L})`, 'u').test(text);

function formsOf(term: Term, locale: string): readonly string[] {
  const forms = term[locale];
  return Array.isArray(forms) ? (forms as readonly string[]) : [];
}

/** Translations that use another word for a term than the glossary. */
export function glossaryFindings(catalogues: Catalogues, glossary: readonly Term[]): Finding[] {
  const english = catalogues.get('en') ?? {};
  return glossary.flatMap((term) => {
    const ids = Object.keys(english).filter(
      (id) => !(id in term.except) && says(readable(english[id]!), term.en),
    );
    return [...catalogues]
      .filter(([locale]) => locale !== 'en')
      .flatMap(([locale, texts]) => wordFindings(locale, texts, ids, term));
  });
}

function wordFindings(locale: string, texts: Catalogue, ids: readonly string[], term: Term): Finding[] {
  const forms = formsOf(term, locale).map((form) => form.toLowerCase());
  return ids
    .filter((id) => texts[id] !== undefined && !forms.some((form) => readable(texts[id]!).includes(form)))
    .map((id) => `${locale}: ${id} does not say "${forms.join('" or "')}" for ${term.term} ("${texts[id]}")`);
}

/** Names of several plain words that a term has in English, lower case. */
const namesOf = (term: Term): string[] =>
  term.en.map((form) => form.toLowerCase()).filter((form) => /^[a-z]+(?: [a-z]+)+$/u.test(form));

/**
 * Sentences of other languages with the English name of a function, which each language names itself. A name that begins
 * with a word of the language is the language's own: Dutch logs in as well.
 */
export function foreignNameFindings(catalogues: Catalogues, glossary: readonly Term[]): Finding[] {
  return [...catalogues]
    .filter(([locale]) => locale !== 'en')
    .flatMap(([locale, texts]) => {
      const names = glossary.flatMap((term) =>
        namesOf(term).filter((name) => !formsOf(term, locale).some((form) => name.startsWith(form))),
      );
      return Object.entries(texts).flatMap(([id, text]) =>
        names
          .filter((name) => says(readable(text), [name]))
          .map((name) => `${locale}: ${id} has the English name "${name}" ("${text}")`),
      );
    });
}

/** Terms that lack a language, and exceptions for messages that do not exist or do not have the word. */
export function termFindings(
  glossary: readonly Term[],
  locales: readonly string[],
  english: Catalogue,
): Finding[] {
  return glossary.flatMap((term) => [
    ...locales
      .filter((locale) => formsOf(term, locale).length === 0)
      .map((locale) => `glossary.json: ${term.term} has no word in ${locale}`),
    ...Object.keys(term.except)
      .filter((id) => english[id] === undefined || !says(readable(english[id]), term.en))
      .map((id) => `glossary.json: ${term.term} needs no exception for ${id}`),
  ]);
}
