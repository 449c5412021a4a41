/**
 * What a member agrees to expressly (GDPR art. 9). `profile`: gender, gender sought and own words are shown to members. `traits`:
 * the match finder finds them by declared appearance and background.
 */
export const CONSENT_KINDS = ['profile', 'traits'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
