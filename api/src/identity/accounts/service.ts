import type { User, UserPatch } from '@rendezvous/contract/user';
import type { Tx } from '#src/platform/db/database.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { totalUnread } from '#src/conversation/chats/list-repository.ts';
import { countNewLikes } from '#src/people/likes/service.ts';
import { presentMainImage, presentPhotos } from '#src/people/photos/presenter.ts';
import { listPhotos } from '#src/people/photos/service.ts';
import { changePhoto } from '#src/people/photos/service.ts';
import { balanceOf } from '#src/money/wallet/service.ts';
import type { Services } from '#src/platform/services.ts';
import { changeNotifications, defaultNotifications } from './notifications.ts';
import { presentUser } from './presenter.ts';
import { profileChange } from './profile-patch.ts';
import * as accounts from './repository.ts';

/** Accounts as other modules may read and write them. */
export {
  deleteAccount,
  findByEmail,
  findByName,
  findProfile,
  findUser,
  insertProfile,
  insertUser,
  keyOf,
  updateUser,
} from './repository.ts';

/** An account as its owner sees it, with balance and counters (spec §3 User). */
export async function userOf(services: Services, tx: Tx, userId: string): Promise<User> {
  const user = await accounts.findUser(tx, userId);
  const profile = await accounts.findProfile(tx, userId);
  if (!user || !profile) throw problem('not_found');
  const rows = await listPhotos(tx, userId);
  const now = services.clock.now();
  const viewer = { userId, paid: user.paid_user };
  const freeVisible = services.settings.value(user.domain, 'free_visible_photos');
  return presentUser({
    user,
    profile,
    photos: presentPhotos(viewer, { userId, mainPhotoId: profile.main_photo_id }, rows, {
      signer: services.signer,
      now,
      freeVisible,
    }),
    mainImage: presentMainImage(rows.find((row) => row.id === profile.main_photo_id) ?? null),
    credits: await balanceOf(tx, userId),
    counters: { unread: await totalUnread(tx, userId), new_likes: await countNewLikes(tx, userId) },
    fictionalIcon: services.settings.value(user.domain, 'fictional_icon'),
    notifications: { ...defaultNotifications(), ...user.notifications },
    now,
  });
}

/**
 * Changes one's own account: language, invisibility, notifications, payment country, profile, main photo.
 * @throws field errors for places the lists do not have; `not_found` for a photo that is not one's own
 */
export async function changeAccount(services: Services, userId: string, patch: UserPatch): Promise<User> {
  const { db, live } = services;
  const { profile: profilePatch, main_image: mainImage, notifications, ...account } = patch;
  await db.transaction().execute(async (tx) => {
    if (profilePatch) await changeProfile(tx, userId, profilePatch);
    if (notifications) await changeNotifications(tx, userId, notifications);
    await accounts.updateUser(tx, userId, account);
    if (account.invisible !== undefined) await accounts.refreshListed(tx, userId);
  });
  if (mainImage) await changePhoto(services, userId, { id: mainImage, main: true });
  await live.publish(userId, 'user', { reason: 'profile' });
  return userOf(services, db, userId);
}

/** A member counts as active again after this long; see `touchActive`. */
const ACTIVE_EVERY = 3 * MINUTE;

/** The member who is here now: they count as active, and see their own account. */
export async function presentMember(services: Services, userId: string): Promise<User> {
  const { db, clock } = services;
  await accounts.touchActive(db, userId, clock.now(), ACTIVE_EVERY);
  return userOf(services, db, userId);
}

/** Writes profile fields; the account follows when the country changes. */
export async function changeProfile(
  tx: Tx,
  userId: string,
  patch: NonNullable<UserPatch['profile']>,
): Promise<void> {
  const profile = await accounts.findProfile(tx, userId);
  if (!profile) throw problem('not_found');
  await accounts.updateProfile(tx, userId, profileChange(profile, patch));
  if (patch.country) await accounts.updateUser(tx, userId, { country: patch.country });
}

/** Signs of life this close together count as one. */
const LEAVING_EVERY = MINUTE / 2;

/** A member's page has become hidden: until now they were here. */
export function leavePage(tx: Tx, userId: string, now: Date): Promise<void> {
  return accounts.touchActive(tx, userId, now, LEAVING_EVERY);
}

/**
 * Makes an account active, or takes that back: status, profile status and presence in lists change together.
 * Suspension also ends its sessions.
 */
export async function setAccountStatus(
  tx: Tx,
  userId: string,
  status: 'active' | 'suspended',
  now: Date,
): Promise<void> {
  const user = await accounts.findUser(tx, userId);
  if (!user) throw problem('not_found');
  const active = status === 'active';
  await accounts.updateUser(tx, userId, {
    status,
    ...(active && !user.confirmed_at && { confirmed_at: now }),
  });
  await accounts.updateProfile(tx, userId, { status: active ? 'active' : 'disabled' });
  await accounts.refreshListed(tx, userId);
  if (!active) await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
