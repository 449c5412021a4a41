import { PROFILE_CHOICE_NAMES } from '#src/resources/profile/values.ts';

export const SIGNUPS = ['all', 'with_trafficsource', 'none'] as const;
export const LOGGED_OUT_SEARCH = ['none', 'limited', 'all'] as const;
/** Filters of a search that a site shows unless its settings say otherwise. */
export const USUAL_SEARCH_FIELDS = [
  'gender',
  'country',
  'countryregion',
  'age',
  'has_photo',
  'interests',
  'fictional',
] as const;
/** Filters a site may show: besides the usual ones every field of a profile with fixed values. */
export const SEARCH_FIELDS = [...USUAL_SEARCH_FIELDS, ...PROFILE_CHOICE_NAMES] as const;
