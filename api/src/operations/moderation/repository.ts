import { sql, type Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { MemberMeasuresTable, ProfileReviewsTable } from './tables.ts';

export async function insertMeasure(tx: Tx, row: Insertable<MemberMeasuresTable>): Promise<void> {
  await tx.insertInto('member_measures').values(row).execute();
}

/** Measures about a member, the latest first. */
export function listMeasures(tx: Tx, userId: string, limit: number) {
  return tx
    .selectFrom('member_measures')
    .select(['kind', 'at', 'operator', 'told', 'facts', 'rule', 'source', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const findMeasure = (tx: Tx, id: string) =>
  tx.selectFrom('member_measures').selectAll().where('id', '=', id).executeTakeFirst();

/** Source of the latest order to hide this profile; null for one that no operator has hidden. */
export async function sourceOfHiding(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('member_measures')
    .select('source')
    .where('user_id', '=', userId)
    .where('kind', '=', 'profile_hold')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.source ?? null;
}

/** Puts a profile among those that are out of sight, or changes its state there. */
export async function insertReview(tx: Tx, row: Insertable<ProfileReviewsTable>): Promise<void> {
  const { user_id: _, ...change } = row;
  await tx
    .insertInto('profile_reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export async function findReview(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('profile_reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteReview(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profile_reviews').where('user_id', '=', userId).execute();
}

/** Profiles of members that wait for an operator, the longest waiting first; those of suspended and leaving members are left out. */
export function listWaiting(tx: Tx, limit: number, after: Position | null) {
  let query = tx
    .selectFrom('profile_reviews as review')
    .innerJoin('users', 'users.id', 'review.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'review.user_id')
    .select([
      'users.id',
      'users.name',
      'profiles.version',
      'profiles.about_me',
      'profiles.half_prompts',
      'review.since',
      'review.reason',
      'review.found',
    ])
    .where('review.state', '=', 'pending')
    .where((eb) => eb.or([eb('profiles.status', '=', 'pending_review'), eb('review.found', '=', true)]))
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .orderBy('review.since')
    .orderBy('review.user_id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(review.since, review.user_id) > (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}
