import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { hashToken, newId, newToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { LinkTokensTable } from './tables.ts';

type Purpose = LinkTokensTable['purpose'];

/** Makes a single-use secret for a link in a mail; the database keeps its digest. */
export async function issueLink(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  now: Date,
  lifetimeMs: number,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('link_tokens')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: after(now, lifetimeMs),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Uses a link's secret up; of parallel tries one succeeds.
 * @returns whose it is
 * @throws problem `link_invalid` when there is none like it, `link_expired` when it was used or its time is over
 */
export async function spendLink(tx: Tx, token: string, purpose: Purpose, now: Date): Promise<string> {
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (used) return used.user_id;
  const known = await tx
    .selectFrom('link_tokens')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  throw problem(known ? 'link_expired' : 'link_invalid');
}

/** Unmakes a link whose mail could not be handed over, so that it does not count. */
export async function unmakeLink(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('link_tokens').where('token_hash', '=', hashToken(token)).execute();
}

/** When links of this purpose were made, newest first. */
export async function linkTimes(tx: Tx, userId: string, purpose: Purpose, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('link_tokens')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Makes the account's other links of these purposes useless. */
export async function retireLinks(
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
}

/** Throws away links a month after their time; until then they are told apart from wrong ones. */
export async function forgetLinks(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('link_tokens')
    .where('expires_at', '<', after(now, -30 * DAY))
    .execute();
}
