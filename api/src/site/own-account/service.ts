import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { defaultNotifications } from '#src/identity/accounts/face.ts';
import { listPhotos, photoLimit, presentMainImage, presentPhotos } from '#src/people/photos/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { presentUser } from './presenter.ts';
import { readOwnAccount } from './repository.ts';

/** An account as its owner sees it, with photos, balance and counters of the other districts (spec §3 User). @throws problem `not_found` */
export async function ownAccount(
  { clock, settings, signer }: Pick<Services, 'clock' | 'settings' | 'signer'>,
  tx: Tx,
  userId: string,
): Promise<User> {
  const row = await readOwnAccount(tx, userId);
  if (!row) throw problem('not_found');
  const rows = await listPhotos(tx, userId);
  const now = clock.now();
  const viewer = { userId, paid: row.paid_user };
  const freeVisible = settings.value(row.domain, 'free_visible_photos');
  const owner = { userId, mainPhotoId: row.main_photo_id, limit: photoLimit({ settings }, row) };
  return presentUser({
    row,
    photos: presentPhotos(viewer, owner, rows, { signer, now, freeVisible }),
    mainImage: presentMainImage(rows.find(({ id }) => id === row.main_photo_id) ?? null),
    fictionalIcon: settings.value(row.domain, 'fictional_icon'),
    notifications: { ...defaultNotifications(), ...row.notifications },
    now,
  });
}
