import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { HalfPromptName } from '@rendezvous/contract/resources/half-prompts/values';
import type { TonightChoice } from '@rendezvous/contract/resources/tonight/values';
import type { Gender } from '@rendezvous/contract/resources/profile/values';
import { unreadOf } from '#src/conversation/chats/face.ts';
import { newLikesOf } from '#src/people/likes/face.ts';
import { listable } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';

/** Stores a member's choice in place of a former one. */
export async function storeChoice(
  tx: Tx,
  userId: string,
  { choice, at, until }: { choice: TonightChoice; at: Date; until: Date },
): Promise<void> {
  const row = { choice, chosen_at: at, until };
  await tx
    .insertInto('tonight_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function removeChoice(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('tonight_choices').where('user_id', '=', userId).execute();
}

/** A member's choice, unless it is over. */
export async function findChoice(tx: Tx, userId: string, now: Date): Promise<TonightChoice | null> {
  const row = await tx
    .selectFrom('tonight_choices')
    .select('choice')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.choice ?? null;
}

/** Deletes choices that are over. */
export async function removeEnded(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('tonight_choices').where('until', '<=', now).execute();
}

/** The viewer of a board and its members. */
export interface Board {
  viewerId: string | null;
  /** Gender of the viewer and the gender the viewer looks for; null for visitors: their board counts every member. */
  viewer: { gender: Gender; seeking: Gender } | null;
  country: CountryCode;
  region: string | null;
  since: Date;
  now: Date;
}

/** Both conditions. */
export const both = (a: RawBuilder<SqlBool>, b: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${a} and ${b}`;

/** The condition on `profiles p` that the viewer and the member look for each other. */
export const lookForEachOther = (viewer: Board['viewer']): RawBuilder<SqlBool> =>
  viewer ? sql<SqlBool>`p.gender = ${viewer.seeking} and p.seeking = ${viewer.gender}` : sql<SqlBool>`true`;

export interface ChoiceRow {
  id: string;
  choice: TonightChoice;
  /** Members of the board with the same choice. */
  count: number;
}

/** Members of the board with a choice that counts, a few of each choice: the last active first. Fictional profiles are never among them. */
export async function choicesOnBoard(tx: Tx, board: Board, each: number): Promise<ChoiceRow[]> {
  const { viewerId, viewer, country, region, since, now } = board;
  const inRegion = region === null ? sql`` : sql`and p.region = ${region}`;
  const { rows } = await sql<ChoiceRow>`
    with chosen as (
      select p.user_id as id, t.choice, count(*) over (partition by t.choice)::int as count,
        row_number() over (partition by t.choice order by p.last_active desc, p.user_id desc) as place
      from tonight_choices t join profiles p on p.user_id = t.user_id
      where t.until > ${now} and ${listable(viewerId)} and p.country = ${country} ${inRegion} and p.last_active > ${since}
        and ${lookForEachOther(viewer)} and not (select u.fictional from users u where u.id = p.user_id))
    select id, choice, count from chosen where place <= ${each} order by choice, place`.execute(tx);
  return rows;
}

/** The condition on `profiles p` that the member is a person who has chosen nothing, or nothing that still counts. */
export const withoutChoice = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from tonight_choices t where t.user_id = p.user_id and t.until > ${now})`;

/** The condition on `profiles p` that the member has made this choice. */
export const withChoice = (choice: TonightChoice, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from tonight_choices t where t.user_id = p.user_id and t.choice = ${choice} and t.until > ${now})`;

/** The condition on `profiles p` that the member was here since a time. */
export const hereAfter = (since: Date): RawBuilder<SqlBool> => sql<SqlBool>`p.last_active > ${since}`;

/** The condition on `profiles p` that the member is a person, not a fictional profile. */
export const isPerson = sql<SqlBool>`not (select u.fictional from users u where u.id = p.user_id)`;

export interface BetweenRow {
  id: string;
  choice: TonightChoice | null;
  likesMe: boolean;
  halves: HalfPromptName[];
  sameRegion: boolean;
}

/** What is true between the viewer and these members. */
export async function readBetween(
  tx: Tx,
  viewerId: string,
  ids: readonly string[],
  now: Date,
): Promise<BetweenRow[]> {
  const { rows } = await sql<BetweenRow>`
    select p.user_id as id, t.choice, coalesce(p.region = own.region, false) as "sameRegion",
      exists (select from likes l where l.from_user = p.user_id and l.to_user = ${viewerId} and not l.held) as "likesMe",
      array(select theirs->>'prompt' from jsonb_array_elements(p.half_prompts) theirs
        where theirs->>'prompt' in (select mine->>'prompt' from jsonb_array_elements(own.half_prompts) mine)) as halves
    from profiles p join profiles own on own.user_id = ${viewerId}
      left join tonight_choices t on t.user_id = p.user_id and t.until > ${now}
    where p.user_id = any(${[...ids]})`.execute(tx);
  return rows;
}

/** Gender, wish and place of a member. */
export async function findSelf(
  tx: Tx,
  userId: string,
): Promise<{ gender: Gender; seeking: Gender; country: CountryCode; region: string | null } | null> {
  const row = await tx
    .selectFrom('profiles')
    .select(['gender', 'seeking', 'country', 'region'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Unread messages and new likes of a member, as the frame counts them. */
export async function readCounters(tx: Tx, userId: string): Promise<{ unread: number; newLikes: number }> {
  return tx
    .selectNoFrom([unreadOf(userId).as('unread'), newLikesOf(userId).as('newLikes')])
    .executeTakeFirstOrThrow();
}
