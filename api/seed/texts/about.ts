import type { Locale } from '@rendezvous/contract/kernel/locales';
import { ABOUT_DE } from './about-de.ts';
import { ABOUT_EN } from './about-en.ts';
import { ABOUT_ES } from './about-es.ts';
import { ABOUT_FR } from './about-fr.ts';
import { ABOUT_IT } from './about-it.ts';
import { ABOUT_NL } from './about-nl.ts';
import { ABOUT_PL } from './about-pl.ts';
import type { AboutTexts, Topic } from './about-texts.ts';

const TEXTS: Readonly<Record<Locale, AboutTexts>> = {
  en: ABOUT_EN,
  nl: ABOUT_NL,
  de: ABOUT_DE,
  it: ABOUT_IT,
  fr: ABOUT_FR,
  es: ABOUT_ES,
  pl: ABOUT_PL,
};

function inflect(text: string, gender: 'male' | 'female'): string {
  return text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_whole, man: string, woman: string) =>
    gender === 'male' ? man : woman,
  );
}

/**
 * Writes an about-me text: an opening, two topics, sometimes a closing. `turn` is the member's index among members of this
 * language; each list advances by its own step, so neighbours get different sentences.
 */
export function aboutMe(
  locale: Locale,
  gender: 'male' | 'female',
  topics: readonly [Topic, Topic],
  turn: number,
): string {
  const { openings, topics: said, closings } = TEXTS[locale];
  const opening = openings[(turn * 5) % openings.length]!;
  const closing = closings[(turn * 7 + 3) % closings.length]!;
  const sentences = [
    opening,
    said[topics[0]],
    turn % 3 === 1 ? '' : said[topics[1]],
    turn % 4 === 2 ? '' : closing,
  ];
  return inflect(sentences.filter(Boolean).join(' '), gender);
}
