import type { Interest } from './interests.ts';

/** Spec §3 Genders. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];
/**
 * Every field of a profile with a fixed list of values, in the order of its screens; null is "rather not say" (spec §3
 * Sexualities). Schemas, columns, sign-up, facts, the setting of visible fields, labels and their check derive from it.
 */
export const PROFILE_CHOICES = {
  relationship_status: ['single', 'relationship', 'open', 'married', 'divorced', 'widowed', 'complicated'],
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  body_type: ['slim', 'average', 'athletic', 'curvy', 'full'],
  hair_color: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'],
  eye_color: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  tattoos: ['none', 'few', 'many'],
} as const;
/** Name of a field with fixed values. */
export type ProfileChoice = keyof typeof PROFILE_CHOICES;
/** What a profile says in each of these fields. */
export type ProfileChoices = {
  [Field in ProfileChoice]: (typeof PROFILE_CHOICES)[Field][number] | null;
};
/** A value for some of these fields, e.g. what a search asks for. */
export type ChosenValues = { [Field in ProfileChoice]?: (typeof PROFILE_CHOICES)[Field][number] };
export const PROFILE_CHOICE_NAMES = Object.keys(PROFILE_CHOICES) as readonly ProfileChoice[];

/** Picks the choices from a row or an answer with more fields. */
export function choicesOf(profile: ProfileChoices): ProfileChoices {
  return Object.fromEntries(PROFILE_CHOICE_NAMES.map((name) => [name, profile[name]])) as ProfileChoices;
}

/** The choices that `read` names with a value of their lists; others are left out. */
export function chosenValues(read: (name: ProfileChoice) => string | null | undefined): ChosenValues {
  return Object.fromEntries(
    PROFILE_CHOICE_NAMES.flatMap((name) => {
      const asked = read(name);
      const value = PROFILE_CHOICES[name].find((known) => known === asked);
      return value ? [[name, value]] : [];
    }),
  ) as ChosenValues;
}

/** A profile that says nothing in any of these fields. */
export const NO_CHOICES = Object.fromEntries(
  PROFILE_CHOICE_NAMES.map((name) => [name, null]),
) as ProfileChoices;

/** Fields a site may show on a profile, besides its texts. */
export const VISIBLE_PROFILE_FIELDS = [...PROFILE_CHOICE_NAMES, 'interests'] as const;

// Of its own: a profile names what a member chose, and needs no list of all.
export { INTERESTS, type Interest } from './interests.ts';

/** Interests that form a group of their own wherever interests are chosen, searched or shown (PRODUCT.md §4). */
export const INTIMATE_INTERESTS: readonly Interest[] = [
  'onenightstand',
  'lingerie',
  'sex',
  'safesex',
  'publicsex',
  'oralsex',
  'analsex',
  'sextoys',
  'masturbating',
  'exchangingpictures',
  'threesome',
  'gangbang',
  'bondage',
  'sadomasochism',
];

/** Parts interests into the two groups, each in the order given. */
export function groupInterests<Of extends Interest>(
  interests: readonly Of[],
): { open: Of[]; intimate: Of[] } {
  const isIntimate = (interest: Of) => INTIMATE_INTERESTS.includes(interest);
  return {
    open: interests.filter((interest) => !isIntimate(interest)),
    intimate: interests.filter(isIntimate),
  };
}

export const ABOUT_ME_MAX = 2000;
export const INTERESTS_MAX = 15;

/** What a member may declare to be found by the match finder (spec §3 Match-finder options). */
export const APPEARANCES = ['normal', 'sexy'] as const;
export const BACKGROUNDS = ['white', 'other'] as const;
export type Appearance = (typeof APPEARANCES)[number];
export type Background = (typeof BACKGROUNDS)[number];
