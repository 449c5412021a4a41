import type { Interest } from '@rendezvous/contract/resources/profile/schemas';

/** Topics of about-me texts; each is an interest of the profile. */
export const TOPICS = [
  'hiking',
  'cooking',
  'music',
  'wine',
  'biking',
  'dancing',
  'reading',
  'beach',
  'photography',
  'movies',
  'gym',
  'animals',
  'art',
  'travelling',
  'coffee',
  'gardening',
  'videogames',
  'sushi',
] as const satisfies readonly Interest[];
export type Topic = (typeof TOPICS)[number];

/** Sentences of one language. `{a|b}` reads a for a man and b for a woman. */
export interface AboutTexts {
  openings: readonly string[];
  topics: Readonly<Record<Topic, string>>;
  closings: readonly string[];
}
