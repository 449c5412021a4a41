export const SIGNUPS = ['all', 'with_trafficsource', 'none'] as const;
export const LOGGED_OUT_SEARCH = ['none', 'limited', 'all'] as const;
export const SEARCH_FIELDS = [
  'gender',
  'country',
  'countryregion',
  'age',
  'has_photo',
  'interests',
  'fictional',
] as const;
