import { choicesOf, type Profile, type ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';

/** Everything of a profile that its member may change. */
export type Draft = Required<ProfilePatch>;
export type EditedField = keyof Draft;

/** Picks the fields of a profile that may change. */
export function draftOf(profile: Profile): Draft {
  const { gender, seeking, country, region, city, interests, about_me, half_prompts } = profile;
  return {
    ...choicesOf(profile),
    gender,
    seeking,
    country,
    region,
    city,
    interests,
    about_me,
    half_prompts: half_prompts.map(({ prompt, language, text }) => ({ prompt, language, text })),
  };
}

/** The named fields of a draft. */
export function pick(draft: Partial<Draft>, fields: readonly string[]): Partial<Draft> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => fields.includes(field)));
}

/** Do two values say the same? */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
