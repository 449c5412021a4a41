import { Type, type Static, type TUnsafe } from 'typebox';
import { CalendarDate, Closed, CountryCodeSchema, Id, Integer, Nullable, OneOf } from '#src/kernel/common.ts';
import { HALF_PROMPTS_MAX, HalfPrompt, HalfPromptDraft } from '#src/resources/half-prompts/schemas.ts';
import { ImageRef, Photo } from '#src/resources/photos/schemas.ts';
import {
  APPEARANCES,
  BACKGROUNDS,
  GENDERS,
  INTERESTS,
  ABOUT_ME_MAX,
  INTERESTS_MAX,
  PROFILE_CHOICES,
  type ProfileChoice,
} from './values.ts';

export * from './values.ts';

type Choice<Field extends ProfileChoice> = (typeof PROFILE_CHOICES)[Field][number] | null;
/** Schema of each field of `PROFILE_CHOICES`. */
const CHOICES = Object.fromEntries(
  Object.entries(PROFILE_CHOICES).map(([field, values]) => [
    field,
    Type.Unsafe<string | null>(Nullable(OneOf(values))),
  ]),
) as { [Field in ProfileChoice]: TUnsafe<Choice<Field>> };

export const Profile = Closed({
  id: Id,
  status: OneOf(['active', 'disabled', 'pending_review'] as const),
  main_image: Nullable(ImageRef),
  name: Type.String(),
  gender: OneOf(GENDERS),
  seeking: OneOf(GENDERS),
  ...CHOICES,
  age: Integer(),
  /** Only ever sent to the member it belongs to. */
  date_of_birth: Type.Optional(CalendarDate),
  country: CountryCodeSchema,
  region: Nullable(Type.String()),
  city: Nullable(Type.String()),
  interests: Type.Array(OneOf(INTERESTS)),
  appearance: Type.Optional(Nullable(OneOf(APPEARANCES))),
  background: Type.Optional(Nullable(OneOf(BACKGROUNDS))),
  about_me: Type.String(),
  half_prompts: Type.Array(HalfPrompt),
  photos: Type.Array(Photo),
  /** Number of changes so far, for `profile_version` of a change; only ever sent to the member it belongs to. */
  version: Type.Optional(Integer({ minimum: 0 })),
});
export type Profile = Static<typeof Profile>;

/** The fields of the member's profile that may be changed; null clears a field. */
export const ProfilePatch = Closed({
  ...Type.Partial(Type.Object(CHOICES)).properties,
  gender: Type.Optional(OneOf(GENDERS)),
  seeking: Type.Optional(OneOf(GENDERS)),
  country: Type.Optional(CountryCodeSchema),
  region: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  interests: Type.Optional(Type.Array(OneOf(INTERESTS), { maxItems: INTERESTS_MAX, uniqueItems: true })),
  about_me: Type.Optional(Type.String({ maxLength: ABOUT_ME_MAX })),
  /** All half sentences, each prompt once. */
  half_prompts: Type.Optional(Type.Array(HalfPromptDraft, { maxItems: HALF_PROMPTS_MAX })),
});
export type ProfilePatch = Static<typeof ProfilePatch>;
