/** What a member may be up for this evening (PRODUCT.md §4 Tonight), in the order of its screen. */
export const TONIGHT_CHOICES = [
  'drink',
  'dinner',
  'rooftop',
  'dancing',
  'music',
  'film',
  'walk',
  'home',
] as const;
export type TonightChoice = (typeof TONIGHT_CHOICES)[number];

/** Why a member is suggested; the strongest reason first. */
export const TONIGHT_REASONS = ['choice', 'likes_you', 'half', 'interests', 'new', 'region'] as const;

/** Hour of the member's own clock at which a choice is gone. */
export const TONIGHT_ENDS_AT = 6;
