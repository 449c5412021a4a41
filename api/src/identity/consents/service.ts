import type { ConsentItem, ConsentKind } from '@rendezvous/contract/consents';
import type { Locale } from '@rendezvous/contract/locales';
import { PROFILE_CONSENT, type ProfileConsent } from '@rendezvous/contract/signup-values';
import { lockUser, showProfile } from '#src/identity/accounts/service.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { endConsent, insertConsents, listConsents } from './repository.ts';

/** A member's consent to showing the profile, and its time. */
export interface ProfileConsentGiven {
  userId: string;
  language: Locale;
  domain: string;
  at: Date;
  /** Version of the text that was shown; the one in force unless said otherwise. */
  version?: ProfileConsent;
}

type Parts = Pick<Services, 'unitOfWork' | 'live' | 'clock'>;

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

/** One's own consents, withdrawn ones included, newest first. */
export async function ownConsents(db: Db, userId: string): Promise<ConsentItem[]> {
  const rows = await listConsents(db, userId);
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** Gives the consent to showing the profile, and shows it again. With one in force nothing changes. */
export async function giveConsent(
  { unitOfWork, live, clock }: Parts,
  userId: string,
  given: { version: ProfileConsent; language: Locale },
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    const { domain } = await lockUser(tx, userId);
    await keepProfileConsents(tx, [{ userId, domain, at: clock.now(), ...given }]);
    await showProfile(tx, userId, true);
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}

/** Withdraws a consent. Without the one to showing the profile, the profile is hidden everywhere at once. */
export async function withdrawConsent(
  { unitOfWork, live, clock }: Parts,
  userId: string,
  kind: ConsentKind,
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    await lockUser(tx, userId);
    await endConsent(tx, userId, kind, clock.now());
    await showProfile(tx, userId, false);
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}
