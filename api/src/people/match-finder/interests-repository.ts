import { FOUND_INTERESTS } from '@rendezvous/contract/resources/match-finder/values';
import { INTIMATE_INTERESTS, type Interest } from '@rendezvous/contract/resources/profile/values';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Interests of each member that the viewer has chosen as well, by member; intimate ones never. */
export async function sharedInterests(
  tx: Tx,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, Interest[]>> {
  const { rows } = await sql<{ id: string; interests: Interest[] }>`
    select user_id as id, interests from profiles where user_id = any(${[viewerId, ...ids]})`.execute(tx);
  const of = new Map(rows.map(({ id, interests }) => [id, interests]));
  const mine = (of.get(viewerId) ?? []).filter((interest) => !INTIMATE_INTERESTS.includes(interest));
  const shared = (theirs: readonly Interest[]) =>
    mine.filter((interest) => theirs.includes(interest)).slice(0, FOUND_INTERESTS);
  return new Map(ids.map((id) => [id, shared(of.get(id) ?? [])]));
}
