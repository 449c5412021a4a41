import type { Selectable } from 'kysely';
import type { User, UserPatch } from '@rendezvous/contract/resources/accounts/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { deleteAnswersOf } from '#src/platform/http/idempotency/repository.ts';
import { forgetMailsTo } from '#src/platform/ports/outbox-repository.ts';
import type { Receiver } from '#src/platform/ports/notifications.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Services } from '#src/platform/services.ts';
import { deleteExpiredTokens, linkAddresses } from '#src/identity/links/face.ts';
import { orderMailChange } from './mail-change.ts';
import { accountKey } from './lockout.ts';
import { clearAccount } from './lockout-repository.ts';
import { changeNotifications, defaultNotifications } from './notifications.ts';
import { setPassword } from './new-password.ts';
import { profileChange } from './profile-patch.ts';
import * as accounts from './repository.ts';
import { deleteForgotten } from './session-repository.ts';
import { endExpired, endSession, endSessions } from './sessions.ts';
import type { ProfilesTable } from './tables.ts';

/** Accounts, sessions and passwords as other modules may read and write them. */

/** An account as the dispatcher of notifications needs it; null when it is gone. */
export async function findReceiver(tx: Tx, userId: string): Promise<Receiver | null> {
  const user = await accounts.findUser(tx, userId);
  return user ? { ...user, notifications: { ...defaultNotifications(), ...user.notifications } } : null;
}

/** What a member changes of their own account; a new password comes proven, as its digest. */
interface AccountChange extends Omit<UserPatch, 'password'> {
  passwordHash?: string;
  /** The log-in is fresh: limits may become wider. */
  isFresh?: boolean;
}

/**
 * Changes the member's account: language, invisibility, notifications, payment country, profile, main photo, password, address,
 * limit of spending. All of it, or nothing. A new password ends the other sessions; a new address gets a link first.
 * @throws field errors for places the lists do not have; `not_found` for a photo that is not the member's; `profile_changed`;
 * `reauthentication_required` for a wider limit of spending
 */
export async function changeAccount(
  services: Services,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  { isFresh, ...patch }: AccountChange,
): Promise<User> {
  const { db, unitOfWork, live, accountSteps } = services;
  const { profile: profilePatch, profile_version, ...rest } = patch;
  const { main_image: mainImage, notifications, passwordHash, email, spend_limit: limit, ...account } = rest;
  await unitOfWork(async (tx, afterCommit) => {
    if (profilePatch) await changeProfile(tx, userId, profilePatch, profile_version);
    if (profilePatch?.about_me !== undefined || profilePatch?.half_prompts)
      await accountSteps.reworded({ tx, afterCommit }, userId);
    if (notifications) await changeNotifications(tx, userId, notifications);
    await accounts.updateUser(tx, userId, account);
    if (passwordHash)
      await setPassword(services, { tx, afterCommit }, await accounts.lockUser(tx, userId), {
        digest: passwordHash,
        current: sessionId,
      });
    if (email !== undefined) await orderMailChange(services, tx, await accounts.lockUser(tx, userId), email);
    if (account.invisible !== undefined) await accounts.refreshListed(tx, userId);
    if (mainImage) await accountSteps.chooseMainPhoto({ tx, afterCommit }, userId, mainImage);
    if (limit !== undefined) {
      const isWider = await accountSteps.limitSpending({ tx, afterCommit }, userId, limit);
      if (isWider && !isFresh) throw problem('reauthentication_required');
    }
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
  return accountSteps.present(db, userId);
}

/** A member counts as active again after this long; see `touchActive`. */
const ACTIVE_EVERY = 3 * MINUTE;

/** Counts the member as active now, and reads their own account. Writes only where the last sign of life is old. */
export async function touchAndReadUser(
  services: Services,
  { userId, lastActive }: Pick<Viewer, 'userId' | 'lastActive'>,
): Promise<User> {
  const { db, clock } = services;
  const now = clock.now();
  if (now.getTime() - lastActive.getTime() > ACTIVE_EVERY)
    await accounts.touchActive(db, userId, now, ACTIVE_EVERY);
  return services.accountSteps.present(db, userId);
}

/**
 * Writes profile fields; the account follows when the country changes.
 * @param version count of changes that the page knew; without it nothing is compared
 * @throws problem `profile_changed` with `params.fields`, when one of these fields was changed since then
 */
export async function changeProfile(
  tx: Tx,
  userId: string,
  patch: NonNullable<UserPatch['profile']>,
  version?: number,
): Promise<void> {
  const profile = await accounts.lockProfile(tx, userId);
  if (!profile) throw problem('not_found');
  await accounts.updateProfile(tx, userId, profileChange(profile, patch, version));
  if (patch.country) await accounts.updateUser(tx, userId, { country: patch.country });
}

/** Shows a profile to others, or hides it from all of them: the consent was given or withdrawn. */
export async function showProfile(tx: Tx, userId: string, consented: boolean): Promise<void> {
  await accounts.updateProfile(tx, userId, { consented });
  await accounts.refreshListed(tx, userId);
}

/** Shows a profile, or hides it for its review. */
export async function setProfileStatus(
  tx: Tx,
  userId: string,
  status: 'active' | 'disabled' | 'pending_review',
): Promise<void> {
  await accounts.updateProfile(tx, userId, { status });
  await accounts.refreshListed(tx, userId);
}

/** Sets what a member declares about appearance and background; the caller stores the consent. */
export async function setTraits(
  tx: Tx,
  userId: string,
  traits: Pick<Selectable<ProfilesTable>, 'appearance' | 'background'>,
): Promise<void> {
  await accounts.updateProfile(tx, userId, traits);
}

/** Signs of life this close together count as one. */
const LEAVING_EVERY = MINUTE / 2;

/** A member's page has become hidden: until now they were here. */
export function leavePage(tx: Tx, userId: string, now: Date): Promise<void> {
  return accounts.touchActive(tx, userId, now, LEAVING_EVERY);
}

/**
 * Deletes an account with everything that refers to it, counts of wrong passwords and mails of the outbox among it. What stays of it in other
 * districts is settled before, by the steps of `accountSteps.removed`. Its stand-in accounts go with it: they contain its address.
 */
export async function deleteAccount(
  services: Pick<Services, 'live' | 'accountSteps'>,
  unit: Unit,
  userId: string,
): Promise<void> {
  const { tx } = unit;
  const user = await accounts.findUser(tx, userId);
  if (!user) return;
  for (const step of services.accountSteps.removed) await step(unit, userId);
  await endSessions(services, unit, userId);
  for (const standIn of await accounts.findStandIns(tx, user.email_key))
    await deleteAccount(services, unit, standIn);
  await clearAccount(tx, userId, accountKey(user.email));
  await deleteAnswersOf(tx, userId);
  for (const address of [user.email, ...(await linkAddresses(tx, userId))]) await forgetMailsTo(tx, address);
  await accounts.deleteUser(tx, userId);
}

/** Ends sessions and deletes links and counters of attempts whose time is over. */
export async function deleteExpired(
  services: Pick<Services, 'live' | 'unitOfWork' | 'clock'>,
): Promise<void> {
  const now = services.clock.now();
  await services.unitOfWork(async (tx, afterCommit) => {
    await endExpired(services, { tx, afterCommit }, now);
    await deleteForgotten(tx, now);
    await deleteExpiredTokens(tx, now);
  });
}

/** Ends one session of a member. Its open pages are notified once it is gone. Returns false when there is no such session. */
export function logOutSession(
  services: Pick<Services, 'unitOfWork' | 'live'>,
  userId: string,
  session: string,
): Promise<boolean> {
  return services.unitOfWork((tx, afterCommit) => endSession(services, { tx, afterCommit }, userId, session));
}

/** Ends all sessions of a member but the one in use. */
export function logOutOthers(
  services: Pick<Services, 'unitOfWork' | 'live'>,
  userId: string,
  session: string,
): Promise<void> {
  return services.unitOfWork((tx, afterCommit) =>
    endSessions(services, { tx, afterCommit }, userId, session),
  );
}
