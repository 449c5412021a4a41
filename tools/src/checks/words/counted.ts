import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';

/** Words allowed after a bare number: prepositions, conjunctions and verbs, which are not counted, and nouns with one form for all numbers. */
const UNCOUNTED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'of',
    'to',
    'and',
    'or',
    'in',
    'off',
    'a',
    'for',
    'instead',
    'as',
    'at',
    'by',
    'more',
    'is',
    'chosen',
    'used',
    'unused',
    'are',
  ],
  nl: [
    'van',
    'tot',
    'en',
    'of',
    'in',
    'per',
    'bij',
    'te',
    'gekozen',
    'gebruikt',
    'ongebruikt',
    'geven',
    'bent',
    'is',
    'erbij',
    'meer',
    'uur',
    'jaar',
    'als',
    'hebben',
    'worden',
    'gemeen',
    'openen',
    'tonen',
    'plaatsen',
  ],
  de: [
    'zeichen',
    'von',
    'bis',
    'und',
    'oder',
    'in',
    'am',
    'pro',
    'statt',
    'gewählt',
    'verbraucht',
    'unverbraucht',
    'ist',
    'vergeben',
    'mehr',
    'aus',
    'bei',
    'hinaus',
    'gemeinsam',
    'öffnen',
    'zeigen',
    'weitere',
    'hochladen',
  ],
  it: [
    'di',
    'a',
    'e',
    'o',
    'in',
    'al',
    'su',
    'per',
    'invece',
    'scelti',
    'con',
    'vengono',
    'like',
    'swipe',
    'foto',
  ],
  fr: [
    'de',
    'à',
    'et',
    'ou',
    'en',
    'par',
    'sur',
    'au',
    'd’au',
    'dans',
    'pour',
    'sont',
    'avec',
    'envoient',
    'mois',
  ],
  es: ['de', 'a', 'y', 'o', 'en', 'al', 'por', 'como', 'con', 'para', 'se', 'más', 'sin'],
  pl: ['z', 'do', 'i', 'lub', 'w', 'na', 'za', 'o', 'dziennie', 'przy', 'zostają'],
};
/** Units and abbreviations of no number. */
const UNITS = ['mb', 'mo', 'mp', 'px', 'pixel', 'min', 'sec'];
/** Years of an adult are never one. */
const AGES = new Set(['age', 'min_age']);

/** Names that are numbers everywhere: those some text counts with or formats. */
export function numberNames(sets: Iterable<Catalogue>): Set<string> {
  const names = new Set<string>();
  for (const texts of sets) for (const text of Object.values(texts)) collect(parse(text), names);
  return names;
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.number || element.type === TYPE.plural) names.add(element.value);
    if (element.type === TYPE.tag) collect(element.children, names);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, names);
  }
}

/** Texts in which a noun follows a bare number: it needs the plural forms of its language. `always` are ids of texts that never show few. */
export function countedFindings(
  locale: string,
  texts: Catalogue,
  names: ReadonlySet<string>,
  always: Readonly<Record<string, string>> = {},
): Finding[] {
  const uncounted = new Set([...(UNCOUNTED[locale] ?? []), ...UNITS]);
  return Object.entries(texts)
    .filter(([id]) => !(id in always))
    .flatMap(([id, text]) =>
      [...text.matchAll(/\{(\w+)\}[ \u00A0\u202F](\p{L}[\p{L}’]*)/gu)]
        .filter(
          ([, name, word]) => names.has(name!) && !AGES.has(name!) && !uncounted.has(word!.toLowerCase()),
        )
        .map(([whole]) => `${locale}: ${id} counts without a plural: "${whole}"`),
    );
}
