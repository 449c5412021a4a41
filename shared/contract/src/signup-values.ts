export const NAME_MIN = 3;
export const NAME_MAX = 20;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The four real lines of the activation-mail progress, in order (spec §4 Sign-up flow). */
export const ACTIVATION_STEPS = [
  'checking_profile',
  'creating_account',
  'looking_for_matches',
  'sending_activation_email',
] as const;
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];
