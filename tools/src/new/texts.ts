import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { UNTRANSLATED } from '#src/checks/messages/catalogue.ts';

/** Texts by language and id, as in a file of \`--texts\`. */
export type Given = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What each language gets: the given text, else the English one, marked so that the check of messages refuses it. */
export function translated(
  english: Readonly<Record<string, string>>,
  given: Given,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      Object.fromEntries(
        Object.entries(english).map(([id, text]) => [
          id,
          given[locale]?.[id] ?? (locale === 'en' ? text : `${UNTRANSLATED}${given.en?.[id] ?? text}`),
        ]),
      ),
    ]),
  );
}

/** A catalogue with more texts, each in the place of its id. */
export function withTexts(catalogue: string, texts: Readonly<Record<string, string>>): string {
  const lines = catalogue.trim() ? catalogue.trim().split('\n').slice(1, -1) : [];
  const entries = lines.map((line) => line.replace(/,$/, ''));
  for (const [id, text] of Object.entries(texts)) {
    const entry = `  ${JSON.stringify(id)}: ${JSON.stringify(text)}`;
    const place = entries.findIndex((one) => (/"(.*?)":/.exec(one)?.[1] ?? '') > id);
    entries.splice(place < 0 ? entries.length : place, 0, entry);
  }
  return `{\n${entries.join(',\n')}\n}\n`;
}
