import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { listable } from '#src/people/visibility/face.ts';

export interface NewLike {
  from: string;
  to: string;
  at: Date;
  day: string;
  held: boolean;
}

/** Inserts a like; false when it was there already. */
export async function insertLike(tx: Tx, like: NewLike): Promise<boolean> {
  const result = await tx
    .insertInto('likes')
    .values({
      from_user: like.from,
      to_user: like.to,
      created_at: like.at,
      counted_on: like.day,
      held: like.held,
      seen_at: null,
      match_seen_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a like and returns when and on which day's allowance it was given; null when there was none. */
export async function deleteLike(
  tx: Tx,
  from: string,
  to: string,
): Promise<{ created_at: Date; counted_on: string } | null> {
  const row = await tx
    .deleteFrom('likes')
    .where('from_user', '=', from)
    .where('to_user', '=', to)
    .returning(['created_at', 'counted_on'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteLikesBetween(tx: Tx, a: string, b: string): Promise<void> {
  await sql`delete from likes where (from_user = ${a} and to_user = ${b}) or (from_user = ${b} and to_user = ${a})`.execute(
    tx,
  );
}

/** Which of the two likes the other; a withheld like counts for its sender alone. */
export async function likesBetween(
  tx: Tx,
  viewer: string,
  member: string,
): Promise<{ liked: boolean; likesMe: boolean; match: boolean }> {
  const { rows } = await sql<{ from_user: string; held: boolean }>`
    select from_user, held from likes
    where (from_user = ${viewer} and to_user = ${member}) or (from_user = ${member} and to_user = ${viewer})`.execute(
    tx,
  );
  const mine = rows.find((row) => row.from_user === viewer);
  const theirs = rows.find((row) => row.from_user === member && !row.held);
  return { liked: Boolean(mine), likesMe: Boolean(theirs), match: Boolean(mine && !mine.held && theirs) };
}

/** Of these notifications of likes, those whose like is unseen and has not become a match. */
export async function stillNewLikes(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n where n.id = any(${[...ids]})
      and exists (select from likes l where l.from_user = n.actor_id and l.to_user = n.user_id and not l.held and l.seen_at is null)
      and not exists (select from likes back where back.from_user = n.user_id and back.to_user = n.actor_id)`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

/** Of these notifications of matches, those whose match is unseen. */
export async function stillNewMatches(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n where n.id = any(${[...ids]}) and exists (
      select from likes mine join likes theirs on theirs.from_user = mine.to_user and theirs.to_user = mine.from_user and not theirs.held
      where mine.from_user = n.user_id and mine.to_user = n.actor_id and not mine.held and mine.match_seen_at is null)`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

export interface LikeRow {
  member: string;
  kind: 'received' | 'sent' | 'match';
  at: Date;
  seen: boolean;
}

const LISTED = 500;

/** The condition that a received like was answered: it is news among the matches, and no longer among the likes. */
const matched = (received: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from likes back where back.from_user = ${received}.to_user and back.to_user = ${received}.from_user and not back.held)`;

/** Likes between a member and members visible in lists, newest first: received, sent, and matches. */
export async function readLikes(tx: Tx, viewer: string): Promise<LikeRow[]> {
  const { rows } = await sql<LikeRow>`
    with mine as (select * from likes where from_user = ${viewer}),
    theirs as (select * from likes where to_user = ${viewer} and not held),
    rows as (
      (select from_user as member, 'received' as kind, created_at as at, seen_at is not null or ${matched(sql`theirs`)} as seen from theirs
        order by created_at desc limit ${LISTED})
      union all (select to_user, 'sent', created_at, true from mine order by created_at desc limit ${LISTED})
      union all (select mine.to_user, 'match', greatest(mine.created_at, theirs.created_at), mine.match_seen_at is not null
        from mine join theirs on theirs.from_user = mine.to_user where not mine.held order by 3 desc limit ${LISTED}))
    select rows.* from rows join profiles p on p.user_id = rows.member
    where ${listable(viewer)} order by rows.at desc, rows.member`.execute(tx);
  return rows;
}

/** Received likes that the viewer has not looked at yet. */
export function newLikesOf(viewer: string): RawBuilder<number> {
  return sql<number>`(select count(*)::int from likes l join profiles p on p.user_id = l.from_user
    where l.to_user = ${viewer} and not l.held and l.seen_at is null and not ${matched(sql`l`)} and ${listable(viewer)})`;
}

export async function countNewLikes(tx: Tx, viewer: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${newLikesOf(viewer)} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Members whose like the viewer has not looked at, the newest first. */
export async function newestLikers(tx: Tx, viewer: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.from_user as id from likes l join profiles p on p.user_id = l.from_user
    where l.to_user = ${viewer} and not l.held and l.seen_at is null and not ${matched(sql`l`)} and ${listable(viewer)}
    order by l.created_at desc, l.from_user limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The newest match the viewer has not seen; null when there is none. */
export async function newestUnseenMatch(tx: Tx, viewer: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.user_id as id from likes mine
      join likes theirs on theirs.from_user = mine.to_user and theirs.to_user = mine.from_user and not theirs.held
      join profiles p on p.user_id = mine.to_user
    where mine.from_user = ${viewer} and not mine.held and mine.match_seen_at is null and ${listable(viewer)}
    order by greatest(mine.created_at, theirs.created_at) desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Marks the member's like as seen by the viewer. */
export async function markLikeSeen(tx: Tx, viewer: string, member: string, now: Date): Promise<void> {
  await sql`update likes set seen_at = ${now} where from_user = ${member} and to_user = ${viewer} and not held and seen_at is null`.execute(
    tx,
  );
}

/** Marks a match with the member as seen by the viewer. */
export async function markMatchSeen(tx: Tx, viewer: string, member: string, now: Date): Promise<void> {
  await sql`update likes set match_seen_at = ${now}
    where from_user = ${viewer} and to_user = ${member} and match_seen_at is null
      and exists (select from likes back where back.from_user = ${member} and back.to_user = ${viewer} and not back.held)`.execute(
    tx,
  );
}

/** Releases a member's withheld likes; returns their receivers. */
export async function releaseLikes(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('likes')
    .set({ held: false })
    .where('from_user', '=', userId)
    .where('held', '=', true)
    .returning('to_user')
    .execute();
  return rows.map((row) => row.to_user);
}

/** Members who like this one or are liked by them. */
export async function likeContacts(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select to_user as id from likes where from_user = ${userId} and not held
    union select from_user from likes where to_user = ${userId} and not held`.execute(tx);
  return rows.map(({ id }) => id);
}
