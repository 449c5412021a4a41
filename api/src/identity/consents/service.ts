import type { Locale } from '@rendezvous/contract/locales';
import { PROFILE_CONSENT, type ProfileConsent } from '@rendezvous/contract/signup-values';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { insertConsents } from './repository.ts';

/** A member's consent to showing the profile, and its time. */
export interface ProfileConsentGiven {
  userId: string;
  language: Locale;
  domain: string;
  at: Date;
  /** Version of the text that was shown; the one in force unless said otherwise. */
  version?: ProfileConsent;
}

/** Keeps consents to showing the profile with version, language and time of the text (PRODUCT.md §3, GDPR art. 9). */
export function keepProfileConsents(tx: Tx, given: readonly ProfileConsentGiven[]): Promise<void> {
  return insertConsents(
    tx,
    given.map(({ userId, language, domain, at, version = PROFILE_CONSENT }) => ({
      id: newId(),
      user_id: userId,
      kind: 'profile',
      version,
      language,
      domain,
      given_at: at,
    })),
  );
}
