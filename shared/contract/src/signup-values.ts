/** The four real lines of the activation-mail progress, in order (spec §4 Sign-up flow). */
export const ACTIVATION_STEPS = [
  'checking_profile',
  'creating_account',
  'looking_for_matches',
  'sending_activation_email',
] as const;
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];
