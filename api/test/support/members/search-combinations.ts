import { SEARCH_FIELDS } from '@rendezvous/contract/settings/values';
import { RARE_INTEREST } from './many-members.ts';

/** Twelve ways people search, by name: queries of `SEARCH_MEMBERS` over the members of `many-members.ts`. */
export const COMBINATIONS = {
  'no filter': '',
  'gender alone': 'gender=female',
  'gender and country': 'gender=female&country=NL',
  'country alone': 'country=DE',
  region: 'gender=male&country=NL&countryregion=Region%203',
  'ten years of age': 'gender=female&country=DE&min_age=30&max_age=40',
  'two years of age, any country': 'gender=female&min_age=41&max_age=42',
  'photo, region and two years of age':
    'gender=female&country=NL&countryregion=Region%202&min_age=27&max_age=28&has_photo=true',
  'one rare interest': `interests=${RARE_INTEREST}`,
  'two common interests': 'gender=female&country=FR&interests=sports,dancing',
  'people with a photo, no fictional profiles': 'gender=male&country=BE&has_photo=true&fictional=false',
  'fields of the profile':
    'gender=female&country=NL&hair_color=red&body_type=athletic&tattoos=few&max_age=35',
} as const;

/** The setting `search_fields` that offers every filter of the combinations. */
export const OFFERED = JSON.stringify(SEARCH_FIELDS);
