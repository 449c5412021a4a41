import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';
import { readable } from './glossary.ts';

/** English that native readers found quaint, with what to write; `allowed` are texts about the thing itself. */
const BANNED: readonly { words: RegExp; write: string; allowed?: RegExp }[] = [
  { words: /(?<!\p{L})counts(?!\p{L})/giu, write: 'applies, works, is used' },
  { words: /(?<!\p{L})holds(?!\p{L})/giu, write: 'applies, contains' },
  { words: /(?<!\p{L}|one-night )stands(?!\p{L})/giu, write: 'is' },
  { words: /(?<!\p{L})(?:a|another|second) look(?!\p{L})/giu, write: 'see, check, look' },
  { words: /^To (?:the|your)(?!\p{L})/gu, write: 'Go to …, Back to …' },
  {
    words: /(?<!\p{L})(?:half(?! sentences?(?!\p{L}))|halves)(?!\p{L})/giu,
    write: 'the thing itself; only half sentences, logo, lander and match have halves',
    allowed: /(?:^|\.)hal(?:f|ves)\.|^gift\.|^likes\.matches\.|^home\.hero\.|lander-texts\.ts/u,
  },
];

/** English texts with words that are refused. */
export function englishFindings(locale: string, texts: Catalogue): Finding[] {
  if (locale !== 'en') return [];
  return Object.entries(texts).flatMap(([id, text]) =>
    BANNED.filter(({ allowed }) => !allowed?.test(id)).flatMap(({ words, write }) =>
      [...readable(text, false).trim().matchAll(words)].map(
        ([word]) => `en: ${id} says "${word}", write: ${write}`,
      ),
    ),
  );
}
