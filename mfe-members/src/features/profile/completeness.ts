import { HALF_PROMPTS_MAX } from '@rendezvous/contract/resources/half-prompts/values';
import { mayBeMain } from '@rendezvous/rules/photo-order';
import type { Profile } from '@rendezvous/contract/resources/profile/schemas';

/** Number of interests that is enough to begin with. */
const LEAST_INTERESTS = 3;

/** The eight things that make a profile whole, in the order in which they help most. */
export const HALVES = ['photo', 'about', 'half1', 'interests', 'place', 'photo2', 'half2', 'half3'] as const;
export type Half = (typeof HALVES)[number];

const isFilled: Record<Half, (profile: Profile) => boolean> = {
  photo: ({ photos }) => photos.some(mayBeMain),
  about: ({ about_me }) => about_me !== '',
  half1: ({ half_prompts }) => half_prompts.length >= 1,
  interests: ({ interests }) => interests.length >= LEAST_INTERESTS,
  place: ({ city, region }) => (city ?? region) !== null,
  photo2: ({ photos }) => photos.length >= 2,
  half2: ({ half_prompts }) => half_prompts.length >= 2,
  half3: ({ half_prompts }) => half_prompts.length >= HALF_PROMPTS_MAX,
};

export interface Completeness {
  /** Number of the eight that are there. */
  count: number;
  /** The missing one that helps most; null when none is missing. */
  next: Half | null;
}

/** Measures how complete a profile is. Details may stay unsaid, so they do not count. */
export function completenessOf(profile: Profile): Completeness {
  const missing = HALVES.filter((half) => !isFilled[half](profile));
  return { count: HALVES.length - missing.length, next: missing[0] ?? null };
}
