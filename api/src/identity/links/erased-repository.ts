import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';

/** Days for which a link shows that its account was erased; after them it is like any wrong one. */
const STORED_DAYS = 400;

/** Stores the digests of an account's reactivation links beyond the account, whose links go with it. A digest leads to nothing. */
export async function storeErased(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('erased_links')
    .columns(['token_hash', 'erased_at'])
    .expression((from) =>
      from
        .selectFrom('link_tokens')
        .select((select) => ['token_hash', select.val(now).as('erased_at')])
        .where('user_id', '=', userId)
        .where('purpose', '=', 'reactivation'),
    )
    .execute();
}

/** Did this link belong to an account that was erased? */
export async function isErased(tx: Tx, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('erased_links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes digests of long ago. */
export async function deleteErased(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('erased_links')
    .where('erased_at', '<', after(now, -STORED_DAYS * DAY))
    .execute();
}
