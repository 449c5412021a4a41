import type { ConsentItem, ConsentKind } from '@rendezvous/contract/resources/consents/schemas';
import type { TraitsBody } from '@rendezvous/contract/resources/match-finder/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { PROFILE_CONSENT, type ProfileConsent } from '@rendezvous/contract/resources/signup/values';
import { lockUser, setTraits, showProfile } from '#src/identity/accounts/face.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { endConsent, endEarlierConsent, insertConsents, listConsents } from './repository.ts';

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

/** Stores consents to showing the profile with version, language and time of the text (PRODUCT.md §3, GDPR art. 9). */
export function storeProfileConsents(tx: Tx, given: readonly ProfileConsentGiven[]): Promise<void> {
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

/** The member's consents, withdrawn ones included, newest first. */
export async function ownConsents(db: Db, userId: string): Promise<ConsentItem[]> {
  const rows = await listConsents(db, userId);
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** Gives the consent to showing the profile, and shows it again. One in force to an earlier text is replaced; with another in force nothing changes. */
export async function giveConsent(
  { unitOfWork, live, clock }: Parts,
  userId: string,
  given: { version: ProfileConsent; language: Locale },
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    const { domain } = await lockUser(tx, userId);
    const at = clock.now();
    await endEarlierConsent(tx, userId, { kind: 'profile', version: given.version, at });
    await storeProfileConsents(tx, [{ userId, domain, at, ...given }]);
    await showProfile(tx, userId, true);
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}

/** Declares appearance and background, with the consent to being found by them. One in force remains. */
export async function declareTraits(
  { unitOfWork, clock, live }: Parts,
  userId: string,
  { version, appearance, background }: TraitsBody,
  language: Locale,
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    const { domain } = await lockUser(tx, userId);
    const given = { id: newId(), user_id: userId, kind: 'traits', version, language, domain } as const;
    await insertConsents(tx, [{ ...given, given_at: clock.now() }]);
    await setTraits(tx, userId, { appearance, background });
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}

/**
 * Withdraws a consent. Without the one to showing the profile, the profile is hidden everywhere at once; without the one to being
 * found by traits, both are cleared.
 */
export async function withdrawConsent(
  { unitOfWork, live, clock }: Parts,
  userId: string,
  kind: ConsentKind,
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    await lockUser(tx, userId);
    await endConsent(tx, userId, kind, clock.now());
    if (kind === 'profile') await showProfile(tx, userId, false);
    else await setTraits(tx, userId, { appearance: null, background: null });
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}
