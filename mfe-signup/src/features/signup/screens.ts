/** Screens of the flow in their order, one question each, with an entry of its own in the browser's history. */
export const SCREENS = [
  'who',
  'birth',
  'account',
  'photo',
  'place',
  'body',
  'looks',
  'life',
  'interests',
  'about',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Steps of the specification (§4 Sign-up flow). A step may have several screens. */
export type StepNumber = 0 | 1 | 2 | 3 | 4;

const STEPS: Readonly<Record<ScreenName, StepNumber>> = {
  who: 0,
  birth: 1,
  account: 1,
  photo: 2,
  place: 3,
  body: 3,
  looks: 3,
  life: 3,
  interests: 4,
  about: 4,
};

/** The account is made at the end of this step. */
const ACCOUNT_STEP = 1;

/** Returns the step that a screen belongs to. */
export const stepOf = (screen: ScreenName): StepNumber => STEPS[screen];

/** The first screen after the account. */
export const FIRST_AFTER_ACCOUNT = SCREENS.find((screen) => stepOf(screen) > ACCOUNT_STEP)!;

/** Is this screen asked before the account exists? */
export const isBeforeAccount = (screen: ScreenName): boolean => stepOf(screen) <= ACCOUNT_STEP;

/** Returns the screen after this one; null after the last. */
export const screenAfter = (screen: ScreenName): ScreenName | null =>
  SCREENS[SCREENS.indexOf(screen) + 1] ?? null;

/** Is this screen the last of its step? */
export function endsStep(screen: ScreenName): boolean {
  const next = screenAfter(screen);
  return next === null || stepOf(next) !== stepOf(screen);
}
