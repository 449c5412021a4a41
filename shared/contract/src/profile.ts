import { Type, type Static } from 'typebox';
import { CalendarDate, Closed, Id, Nullable, OneOf, CountryCodeSchema } from './common.ts';

/** Spec §3 Genders, Sexualities. */
export const GENDERS = ['male', 'female'] as const;
export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Gender = (typeof GENDERS)[number];

/** Choice lists of the profile; "rather not say" is null. */
export const HAIR_COLORS = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'] as const;
export const EYE_COLORS = ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] as const;
export const BODY_TYPES = ['slim', 'average', 'athletic', 'curvy', 'full'] as const;
export const RELATIONSHIP_STATUSES = ['single', 'relationship', 'open', 'married', 'divorced', 'widowed', 'complicated'] as const;
export const TATTOOS = ['none', 'few', 'many'] as const;

/** Spec §3 Interests. */
export const INTERESTS = [
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex', 'analsex',
  'sextoys', 'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym', 'sports', 'dancing',
  'travelling', 'adventure', 'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors', 'gardening', 'hiking', 'biking',
  'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion', 'astrology', 'cooking', 'foodie', 'bbq', 'sushi',
  'vegetarian', 'wine', 'beer', 'tea', 'coffee',
] as const;
export type Interest = (typeof INTERESTS)[number];

export const ABOUT_ME_MAX = 2000;
export const INTERESTS_MAX = 15;

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
