import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Interest } from '@rendezvous/contract/resources/profile/values';
import type { Tx } from '#src/platform/db/database.ts';

export interface NewSwipe {
  userId: string;
  memberId: string;
  action: 'like' | 'pass';
  at: Date;
  /** `YYYY-MM-DD` */
  day: string;
  /** A pass before this time has ended: the card was in the deck again. */
  passesSince: Date;
}

/** Inserts a swipe; false when it exists already. A like after a pass, and a pass that had ended, are new swipes. */
export async function insertSwipe(tx: Tx, swipe: NewSwipe): Promise<boolean> {
  const { rows } = await sql`
    insert into swipes (user_id, member_id, action, swiped_at, counted_on)
    values (${swipe.userId}, ${swipe.memberId}, ${swipe.action}, ${swipe.at}, ${swipe.day})
    on conflict (user_id, member_id) do update
      set action = excluded.action, swiped_at = excluded.swiped_at, counted_on = excluded.counted_on
      where swipes.action <> excluded.action or swipes.swiped_at < ${swipe.passesSince}
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/** Removes a swipe; returns it, or null when there was none. */
export async function deleteSwipe(
  tx: Tx,
  userId: string,
  memberId: string,
): Promise<{ action: 'like' | 'pass'; swiped_at: Date; counted_on: string } | null> {
  const row = await tx
    .deleteFrom('swipes')
    .where('user_id', '=', userId)
    .where('member_id', '=', memberId)
    .returning(['action', 'swiped_at', 'counted_on'])
    .executeTakeFirst();
  return row ?? null;
}

/** The condition on `profiles p` that the viewer has not passed the member since this time. */
export const notPassedSince = (viewerId: string, since: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from swipes s where s.user_id = ${viewerId} and s.member_id = p.user_id
    and s.action = 'pass' and s.swiped_at >= ${since})`;

/** What a card of the deck says of a member. */
export interface DeckWords {
  interests: Interest[];
  about_me: string;
  half_prompts: HalfPromptDraft[];
}

/** Interests and words of these members, and of the viewer. */
export async function readDeckWords(tx: Tx, ids: readonly string[]): Promise<Map<string, DeckWords>> {
  const { rows } = await sql<DeckWords & { id: string }>`
    select user_id as id, interests, about_me, half_prompts from profiles
    where user_id = any(${[...ids]})`.execute(tx);
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}
