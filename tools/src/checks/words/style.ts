import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';
import { readable } from './glossary.ts';

/** Marks around quoted words, by language: the one style of each. */
const QUOTES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  nl: ['“', '”'],
  de: ['„', '“'],
  it: ['«', '»'],
  fr: ['«', '»'],
  es: ['«', '»'],
  pl: ['„', '”'],
};

/** Every mark that could open or close a quotation; ’ is an apostrophe, too. */
const MARKS = ['“', '”', '„', '‘', '‚', '«', '»', '‹', '›', '"'] as const;

/** Texts with quotation marks of another style than their language's. */
export function quotationFindings(locale: string, texts: Catalogue): Finding[] {
  const own: readonly string[] = QUOTES[locale] ?? [];
  const foreign = MARKS.filter((mark) => !own.includes(mark));
  return Object.entries(texts).flatMap(([id, text]) =>
    foreign
      .filter((mark) => text.includes(mark))
      .map((mark) => `${locale}: ${id} has ${mark}, quoted words use ${own.join('…')}`),
  );
}

/** Words that drift, by language: spellings, synonyms and English names that no text has, and what it says instead. */
const SPELLINGS: Readonly<Record<string, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  en: [
    [/(?<!\p{L})user names?(?!\p{L})/giu, 'username'],
    [/(?<![\p{L}-])mails?(?!\p{L})/giu, 'e-mail'],
  ],
  nl: [[/(?<!\p{L})premium-l(?:id|eden)(?!\p{L})/giu, 'premiumlid']],
  it: [
    [/(?<!\p{L})paes[ei](?!\p{L})/gu, 'Paese'],
    [/match ?finder/giu, 'Trova affinità'],
    [/(?<!\p{L})rooftop(?!\p{L})/giu, 'terrazza'],
    [/(?<!\p{L})(?:sempre|profili) segnalat[ei](?!\p{L})/giu, 'contrassegnati'],
    [/(?<!\p{L})misur[ae](?!\p{L})/giu, 'provvedimento'],
    [
      /(?<!\p{L})cancell\p{L}+ (?:l’|il (?:mio|tuo) |un )account|account (?:è stato |viene |verrà )?cancellat[oi]/giu,
      'eliminare',
    ],
    [/(?<!\p{L})(?:profil[io] passat[io]|hai passato)(?!\p{L})/giu, 'scartato'],
    [/(?<!\p{L})un tocco(?!\p{L})/giu, 'un clic'],
    [/(?<!\p{L})(?:(?:un|l|dell|dall|nell|all)’|(?:questa|nessuna|ogni) )e-mail(?!\p{L})/giu, 'mail'],
    [/(?<!\p{L})ritirare il consenso(?!\p{L})/giu, 'revocare il consenso'],
  ],
  es: [
    [/(?<!\p{L})miembros?(?!\p{L})/giu, 'gente, persona, perfil or cuenta'],
    [/match ?finder/giu, 'buscador de afinidad'],
    [/(?<!\p{L})señalad[ao]s?(?!\p{L})/giu, 'identificado'],
    [
      /(?<!\p{L})(?:perfiles pasados|pasar perfiles|que pasaste|(?:ni|no) has pasado)(?!\p{L})/giu,
      'descartar',
    ],
    [/(?<!\p{L})borr\p{L}+ (?:la|mi|tu|una) cuenta|cuenta borrada/giu, 'eliminar'],
    [/(?<!\p{L})un toque(?!\p{L})/giu, 'un clic'],
  ],
  pl: [
    [/match ?finder\p{L}*/giu, 'szukanie dopasowań'],
    [/(?<!\p{L})swipe(?:’?\p{L}+)?/giu, 'przesunięcie'],
    [/(?<!\p{L})półzda\p{L}+/giu, 'połówka zdania'],
    [/(?<!\p{L})wymaz\p{L}+/giu, 'usunąć'],
    [/(?<!\p{L})e-mail(?:a|em|e|ów|ami)(?!\p{L})/giu, 'mail'],
    [/(?<!\p{L})jedno (?:dotknięcie|naciśnięcie)(?!\p{L})/giu, 'jedno kliknięcie'],
    [/(?<!\p{L})imi(?:ę|ona|enia|eniu)(?! i nazwisko)(?!\p{L})/giu, 'nazwa'],
    [/(?<=\p{L} )(?:Tw(?:ój|o\p{L}+)|Ci|Ciebie|Tobie|Tobą)(?!\p{L})/gu, 'ty in lower case'],
  ],
  fr: [
    [/(?<!\p{L})n° TVA(?!\p{L})/giu, 'n° de TVA'],
    [/(?<![\p{L}-])mails?(?!\p{L})/giu, 'e-mail'],
  ],
};

/** Texts that say or spell a word otherwise than the other texts of their language. */
export function spellingFindings(locale: string, texts: Catalogue): Finding[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    (SPELLINGS[locale] ?? []).flatMap(([wrong, right]) =>
      [...readable(text, false).matchAll(wrong)].map(
        ([word]) => `${locale}: ${id} says "${word}", write "${right}"`,
      ),
    ),
  );
}

/** Where a sentence, a label or a quotation begins, a capital says nothing. */
const BEGINS = /(?:^|[.!?…:;>(·{|]\s*|[«„“‘¡¿]\s*)$/u;
const LIKE = /(?<!\p{L})Likes?(?!\p{L})|(?<!\p{L})Swipes?(?!\p{L})/gu;
const GERMAN_LIKE = /(?<!\p{L})(?:likes|like|swipes|swipe)(?!\p{L})/gu;

/** Texts in which a Like within a sentence is spelled otherwise: a noun of the language, so capital in German only. */
export function likeFindings(locale: string, texts: Catalogue, quoted: readonly string[] = []): Finding[] {
  if (locale === 'pl') return [];
  const own = Object.entries(texts).filter(([id]) => locale !== 'en' || !quoted.includes(id));
  return own.flatMap(([id, text]) => {
    const seen = readable(text, false);
    if (locale === 'de')
      return [...seen.matchAll(GERMAN_LIKE)]
        .filter((match) => !/(?<!\p{L})(?:du|ihr|niemand)\s+$/u.test(seen.slice(0, match.index)))
        .map(([word]) => `de: ${id} says "${word}", the noun has a capital in German`);
    return [...seen.matchAll(LIKE)]
      .filter((match) => !BEGINS.test(seen.slice(0, match.index)))
      .map(([word]) => `${locale}: ${id} says "${word}" within a sentence, where it has no capital`);
  });
}

/** A percent sign beside a number or an argument. */
const TYPED_PERCENT = /[\d}][\s\u00A0\u202F]?%/u;
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', zł: 'PLN', CHF: 'CHF' };
const SIGN = '€|\\$|£|zł|CHF';
const TYPED_MONEY = new RegExp(
  `(?<!\\p{L})(${SIGN})[\\s\\u00A0\\u202F]?([\\d{](?:[\\d.,]*\\d)?)|((?:\\d[\\d.,]*)?[\\d}])[\\s\\u00A0\\u202F]?(${SIGN})(?!\\p{L})`,
  'gu',
);

/** Is this how the language's number format writes the amount, sign, place and space? */
function isFormatted(locale: string, typed: string, digits: string, sign: string): boolean {
  const amount = Number(
    digits
      .replace(/[.,](?=\d{2}$)/u, 'p')
      .replaceAll(/[.,]/gu, '')
      .replace('p', '.'),
  );
  if (Number.isNaN(amount)) return false;
  return (
    new Intl.NumberFormat(locale, { style: 'currency', currency: SIGNS[sign]! }).format(amount) === typed
  );
}

/**
 * Texts with a percentage put together by hand, or an amount that is not written as the language's number format
 * writes it: the format knows the sign, its place and its space.
 */
export function formatFindings(locale: string, texts: Catalogue): Finding[] {
  return Object.entries(texts).flatMap(([id, text]) => [
    ...(TYPED_PERCENT.test(text)
      ? [`${locale}: ${id} types a percent sign; write {x, number, ::percent scale/0.01}`]
      : []),
    ...[...text.matchAll(TYPED_MONEY)]
      .filter(
        ([typed, before, after, ahead, behind]) =>
          !isFormatted(locale, typed, after ?? ahead ?? '', before ?? behind ?? ''),
      )
      .map(
        ([typed]) =>
          `${locale}: ${id} types an amount of money ("${typed}"); write it as the number format does`,
      ),
  ]);
}
