import type { User } from '@rendezvous/contract/user';
import { totalUnread } from '#src/conversation/chats/service.ts';
import { defaultNotifications, findProfile, findUser } from '#src/identity/accounts/service.ts';
import { balanceOf } from '#src/money/wallet/service.ts';
import { countNewLikes } from '#src/people/likes/service.ts';
import { listPhotos, presentMainImage, presentPhotos } from '#src/people/photos/service.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { presentUser } from './presenter.ts';

/** An account as its owner sees it, with photos, balance and counters of the other districts (spec §3 User). @throws problem `not_found` */
export async function ownAccount(
  { clock, settings, signer }: Pick<Services, 'clock' | 'settings' | 'signer'>,
  tx: Tx,
  userId: string,
): Promise<User> {
  const user = await findUser(tx, userId);
  const profile = await findProfile(tx, userId);
  if (!user || !profile) throw problem('not_found');
  const rows = await listPhotos(tx, userId);
  const now = clock.now();
  const viewer = { userId, paid: user.paid_user };
  const freeVisible = settings.value(user.domain, 'free_visible_photos');
  return presentUser({
    user,
    profile,
    photos: presentPhotos(viewer, { userId, mainPhotoId: profile.main_photo_id }, rows, {
      signer,
      now,
      freeVisible,
    }),
    mainImage: presentMainImage(rows.find((row) => row.id === profile.main_photo_id) ?? null),
    credits: await balanceOf(tx, userId),
    counters: { unread: await totalUnread(tx, userId), new_likes: await countNewLikes(tx, userId) },
    fictionalIcon: settings.value(user.domain, 'fictional_icon'),
    notifications: { ...defaultNotifications(), ...user.notifications },
    now,
  });
}
