/** Ages to choose from, the first of the three questions of the match finder (spec §3 Match-finder options). No answer means no preference. */
export const MATCH_AGES = ['18-35', '35+'] as const;

/** Shared interests that a result names at most. */
export const FOUND_INTERESTS = 2;

/**
 * Versions of the consent to being found by appearance and background (`finder.consent.label`), the one in force last. A changed
 * text is a new version.
 */
export const TRAITS_CONSENTS = ['2026-11-24', '2026-11-27'] as const;
/** Version of the text on the screen. */
export const TRAITS_CONSENT = TRAITS_CONSENTS[1];
