/** What happened on a lander, counted without identity: it was seen, a question was answered, sign-up or a member was opened. */
export const LANDER_STEPS = [
  'view',
  'answer-1',
  'answer-2',
  'answer-3',
  'answer-4',
  'answer-5',
  'answer-6',
  'answer-7',
  'answer-8',
  'signup',
  'member',
] as const;
export type LanderStep = (typeof LANDER_STEPS)[number];
