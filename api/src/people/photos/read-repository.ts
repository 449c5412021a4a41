import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { notLeft } from '#src/people/visibility/face.ts';
import type { PhotoRow } from './presenter.ts';

/** Names of a photo's public files, as in the index `photos_public_names`. */
const PUBLIC_NAMES = sql`array[
  p.public_files ->> 'thumb', p.public_files ->> 'medium', p.public_files ->> 'large',
  p.censored ->> 'thumb', p.censored ->> 'medium', p.censored ->> 'large']`;

/** All photos of the member that a photo belongs to, in the member's order and with what their limit depends on; none when the photo is gone. */
export async function listWithSiblings(
  tx: Tx,
  photoId: string,
): Promise<(PhotoRow & { main_photo_id: string | null; paid_user: boolean; domain: string })[]> {
  return tx
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.user_id')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .selectAll('photos')
    .select(['profiles.main_photo_id', 'users.paid_user', 'users.domain'])
    .where('photos.user_id', '=', (eb) => eb.selectFrom('photos').select('user_id').where('id', '=', photoId))
    .orderBy('photos.position')
    .orderBy('photos.id')
    .execute();
}

/**
 * Does a public file belong to an approved photo of a present member, with a valid consent? The member is looked up by key: as a join, the estimate for
 * the array made the database read all users.
 */
export async function isPublished(tx: Tx, file: string): Promise<boolean> {
  const { rows } = await sql`
    select from photos p where ${PUBLIC_NAMES} @> array[${file}::text] and p.status = 'active'
      and (select ${notLeft} from users u where u.id = p.user_id)
      and (select consented from profiles where user_id = p.user_id)`.execute(tx);
  return rows.length > 0;
}
