/** What a member agrees to expressly. `profile`: gender, gender sought and own words are shown to members (GDPR art. 9). */
export const CONSENT_KINDS = ['profile'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
