/**
 * Versions of the consent asked at sign-up (`signup.consent`, `signup.consent.note`; GDPR art. 9), the one in force last. A
 * changed text is a new version: pages opened before still send theirs.
 */
export const PROFILE_CONSENTS = ['2026-11-23', '2026-11-24', '2026-11-27'] as const;
export type ProfileConsent = (typeof PROFILE_CONSENTS)[number];
/** Version of the text on the screen; a member who agreed to another is asked again. */
export const PROFILE_CONSENT = PROFILE_CONSENTS[2];

/** The four real lines of the activation-mail progress, in order (spec §4 Sign-up flow). */
export const ACTIVATION_STEPS = [
  'checking_profile',
  'creating_account',
  'looking_for_matches',
  'sending_activation_email',
] as const;
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];
