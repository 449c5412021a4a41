import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Finding } from '#src/lib/check.ts';
import { readJson } from '#src/lib/workspace.ts';

/** Texts of one package in one language, by id. */
export type Catalogue = Record<string, string>;

/** The seven catalogues of one package; a language whose file is missing is absent. */
export type Catalogues = Map<string, Catalogue>;

/** Reads `<folder>/<locale>.json` for each locale. */
export function readCatalogues(folder: string, locales: readonly string[]): Catalogues {
  const entries = locales
    .map((locale) => [locale, join(folder, `${locale}.json`)] as const)
    .filter(([, file]) => existsSync(file));
  return new Map(entries.map(([locale, file]) => [locale, readJson<Catalogue>(file)]));
}

/** Beginning of a text that waits for its translation; `npm run new` writes it. */
export const UNTRANSLATED = '⟨translate⟩ ';

/** Texts that wait for their translation. */
export function waitingFindings(catalogues: Catalogues): Finding[] {
  return [...catalogues].flatMap(([locale, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => text.startsWith(UNTRANSLATED))
      .map(
        ([id, text]) => `${locale}: ${id} waits for its translation of "${text.slice(UNTRANSLATED.length)}"`,
      ),
  );
}

/** The texts without those that wait for their translation: checks of words would find them a second time. */
export function withoutWaiting(catalogues: Catalogues): Catalogues {
  return new Map(
    [...catalogues].map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).filter(([, text]) => !text.startsWith(UNTRANSLATED))),
    ]),
  );
}

/** Languages without a file, ids in English only, and ids in another language only. */
export function completenessFindings(catalogues: Catalogues, locales: readonly string[]): Finding[] {
  const english = catalogues.get('en') ?? {};
  return locales.flatMap((locale) => {
    const texts = catalogues.get(locale);
    if (!texts) return [`${locale}: there is no catalogue`];
    const missing = Object.keys(english).filter((id) => !texts[id]?.trim());
    const surplus = Object.keys(texts).filter((id) => !(id in english));
    return [
      ...missing.map((id) => `${locale}: ${id} is missing`),
      ...surplus.map((id) => `${locale}: ${id} is not in English`),
    ];
  });
}

/** Texts that are no valid ICU message, have other arguments than the English one, or lack a plural form. */
export function grammarFindings(catalogues: Catalogues): Finding[] {
  const english = catalogues.get('en') ?? {};
  return [...catalogues].flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => textFindings(locale, id, text, english[id])),
  );
}

function textFindings(locale: string, id: string, text: string, english: string | undefined): Finding[] {
  let shape: Shape;
  try {
    shape = shapeOf(text);
  } catch (error) {
    return [`${locale}: ${id} is no ICU message (${error instanceof Error ? error.message : String(error)})`];
  }
  const findings = pluralFindings(locale, id, shape);
  if (english === undefined || locale === 'en') return findings;
  const wanted = argumentsOf(english);
  const given = [...shape.arguments].sort().join(', ');
  return given === wanted
    ? findings
    : [...findings, `${locale}: ${id} has (${given}), English has (${wanted})`];
}

function argumentsOf(text: string): string {
  try {
    return [...shapeOf(text).arguments].sort().join(', ');
  } catch {
    return '?';
  }
}

interface Shape {
  arguments: Set<string>;
  plurals: { ordinal: boolean; forms: string[] }[];
}

function shapeOf(text: string): Shape {
  const shape: Shape = { arguments: new Set(), plurals: [] };
  collect(parse(text, { ignoreTag: false }), shape);
  return shape;
}

function collect(elements: readonly MessageFormatElement[], shape: Shape): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    shape.arguments.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) collect(element.children, shape);
    if (element.type === TYPE.plural) {
      shape.plurals.push({ ordinal: element.pluralType === 'ordinal', forms: Object.keys(element.options) });
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, shape);
    }
  }
}

/** Whole numbers every interface shows; each of their plural forms must be written, not only `other`. */
const COUNTS = Array.from({ length: 200 }, (_, number) => number);

function pluralFindings(locale: string, id: string, { plurals }: Shape): Finding[] {
  return plurals.flatMap(({ ordinal, forms }) => {
    const rules = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' });
    const unwritten = new Set(COUNTS.filter((n) => !forms.includes(`=${n}`)).map((n) => rules.select(n)));
    return [...unwritten]
      .filter((form) => !forms.includes(form))
      .map((form) => `${locale}: ${id} has no form "${form}"`);
  });
}

/** Translations that are the English text, letter for letter, outside the words allowed to be (per language). */
export function untranslatedFindings(
  catalogues: Catalogues,
  allowed: Record<string, readonly string[]>,
): Finding[] {
  const english = catalogues.get('en') ?? {};
  return [...catalogues].flatMap(([locale, texts]) =>
    Object.entries(texts)
      .filter(([id, text]) => locale !== 'en' && text === english[id] && hasWords(text))
      .filter(([, text]) => !(allowed[text] ?? []).includes(locale))
      .map(([id, text]) => `${locale}: ${id} is still English ("${text}")`),
  );
}

/** Does the text say anything besides arguments, numbers and signs? */
function hasWords(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''));
}
