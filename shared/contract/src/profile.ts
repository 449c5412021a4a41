import { Type, type Static } from 'typebox';
import { CalendarDate, Closed, Id, Nullable, OneOf, CountryCodeSchema } from './common.ts';
import {
  GENDERS,
  SEXUALITIES,
  HAIR_COLORS,
  EYE_COLORS,
  BODY_TYPES,
  RELATIONSHIP_STATUSES,
  TATTOOS,
  INTERESTS,
  ABOUT_ME_MAX,
  INTERESTS_MAX,
} from './profile-values.ts';

export * from './profile-values.ts';

export const ImageRef = Closed({ path: Type.String(), thumb_path: Type.String(), status: Type.String() });
export type ImageRef = Static<typeof ImageRef>;

/** A photo as its viewer may see it: `urls` point at blurred files when `locked`. Sizes in CSS pixels of the large file. */
export const Photo = Closed({
  id: Id,
  visibility: OneOf(['public', 'private'] as const),
  status: OneOf(['pending', 'active', 'rejected'] as const),
  filename: Type.String(),
  thumb_filename: Type.String(),
  locked: Type.Boolean(),
  urls: Closed({ thumb: Type.String(), medium: Type.String(), large: Type.String() }),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Photo = Static<typeof Photo>;

export const Profile = Closed({
  id: Id,
  status: OneOf(['active', 'disabled', 'pending_review'] as const),
  main_image: Nullable(ImageRef),
  name: Type.String(),
  gender: OneOf(GENDERS),
  seeking: OneOf(GENDERS),
  sexuality: Nullable(OneOf(SEXUALITIES)),
  age: Type.Integer(),
  /** Only ever sent to the member it belongs to. */
  date_of_birth: Type.Optional(CalendarDate),
  country: CountryCodeSchema,
  region: Nullable(Type.String()),
  city: Nullable(Type.String()),
  interests: Type.Array(OneOf(INTERESTS)),
  hair_color: Nullable(OneOf(HAIR_COLORS)),
  eye_color: Nullable(OneOf(EYE_COLORS)),
  body_type: Nullable(OneOf(BODY_TYPES)),
  relationship_status: Nullable(OneOf(RELATIONSHIP_STATUSES)),
  tattoos: Nullable(OneOf(TATTOOS)),
  appearance: Type.Optional(Nullable(OneOf(['normal', 'sexy'] as const))),
  background: Type.Optional(Nullable(OneOf(['white', 'other'] as const))),
  about_me: Type.String(),
  photos: Type.Array(Photo),
});
export type Profile = Static<typeof Profile>;

/** The fields of one's own profile that may be changed; null clears a field. */
export const ProfilePatch = Closed({
  seeking: Type.Optional(OneOf(GENDERS)),
  sexuality: Type.Optional(Nullable(OneOf(SEXUALITIES))),
  country: Type.Optional(CountryCodeSchema),
  region: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  city: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  interests: Type.Optional(Type.Array(OneOf(INTERESTS), { maxItems: INTERESTS_MAX, uniqueItems: true })),
  hair_color: Type.Optional(Nullable(OneOf(HAIR_COLORS))),
  eye_color: Type.Optional(Nullable(OneOf(EYE_COLORS))),
  body_type: Type.Optional(Nullable(OneOf(BODY_TYPES))),
  relationship_status: Type.Optional(Nullable(OneOf(RELATIONSHIP_STATUSES))),
  tattoos: Type.Optional(Nullable(OneOf(TATTOOS))),
  about_me: Type.Optional(Type.String({ maxLength: ABOUT_ME_MAX })),
});
export type ProfilePatch = Static<typeof ProfilePatch>;
