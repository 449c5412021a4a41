import type { TextRule } from '#src/kernel/field-rules.ts';

/** Beginnings of half sentences that a member completes (PRODUCT.md §4); `half.<prompt>` of the server's texts is the beginning. */
export const HALF_PROMPTS = [
  'midnight',
  'laugh',
  'vice',
  'sunday',
  'kitchen',
  'late',
  'dance',
  'win',
  'bar',
  'talent',
  'song',
  'suitcase',
  'argue',
  'childhood',
  'overrated',
  'rain',
  'offline',
  'breakfast',
  'unpopular',
  'blush',
  'compliment',
  'teach',
  'learn',
  'fridge',
  'neighbours',
  'rescue',
  'firstdate',
  'honest',
  'film',
  'detail',
  'brave',
  'excuse',
  'blindfold',
  'silence',
  'animals',
  'magic',
  'train',
  'lottery',
  'asleep',
  'halfway',
] as const;
export type HalfPromptName = (typeof HALF_PROMPTS)[number];

/** Most half sentences of a profile. */
export const HALF_PROMPTS_MAX = 3;

/** The member's half. */
export const HALF_PROMPT_TEXT = { min: 1, max: 120 } as const satisfies TextRule;
