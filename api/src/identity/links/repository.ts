import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { hashToken, newId, newToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { deleteErased } from './erased-repository.ts';
import type { LinkTokensTable } from './tables.ts';

type Purpose = LinkTokensTable['purpose'];

/** Creates a single-use token for a link in a mail. The database stores its digest. @returns the token */
export async function createToken(
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

/** A token that was redeemed just now. */
export interface RedeemedToken {
  userId: string;
  createdAt: Date;
  /** Address that the account moves to or returns to, for links about an address. */
  email: string | null;
}

/**
 * Redeems a token; of parallel attempts one succeeds.
 * @throws problem `link_invalid` when there is none like it, `link_expired` when it was used or its time is over
 */
export async function redeemToken(
  tx: Tx,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<RedeemedToken> {
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'created_at as createdAt', 'email'])
    .executeTakeFirst();
  if (used) return used;
  const known = await tx
    .selectFrom('link_tokens')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  throw problem(known ? 'link_expired' : 'link_invalid');
}

/** An address with the form in which it is compared. */
export interface AddressOfLink {
  email: string;
  emailKey: string;
}

/** Creates a token about an address. `rotateSecret` gives it the secret of its mail. @returns its id */
export async function createAddressToken(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  { email, emailKey }: AddressOfLink,
  now: Date,
  lifetimeMs: number,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('link_tokens')
    .values({
      id,
      token_hash: hashToken(newToken()),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: after(now, lifetimeMs),
      used_at: null,
      email,
      email_key: emailKey,
    })
    .execute();
  return id;
}

/** Replaces the secret of a token that is still valid. @returns the token, or null when it is not valid */
export async function rotateSecret(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ token: string; userId: string; purpose: Purpose; email: string } | null> {
  const token = newToken();
  const link = await tx
    .updateTable('link_tokens')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'purpose', 'email'])
    .executeTakeFirst();
  return link?.email ? { ...link, token, email: link.email } : null;
}

/** The newest link about an address that may still be used; null when there is none. */
export async function openAddressLink(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  now: Date,
): Promise<{ email: string; expiresAt: Date } | null> {
  const link = await tx
    .selectFrom('link_tokens')
    .select(['email', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return link?.email ? { ...link, email: link.email } : null;
}

/** Is an address reserved for a member who may still return to it? */
export async function isReserved(tx: Tx, emailKey: string, now: Date, but?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('link_tokens')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', 'mail_change_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(but !== undefined, (query) => query.where('user_id', '!=', but!))
    .executeTakeFirst();
  return row !== undefined;
}

/** Addresses of an account's links: those it wanted to move to or may return to. */
export async function linkAddresses(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('link_tokens').select('email').where('user_id', '=', userId).execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Gives the ways back to an address their whole time from now on. */
export async function renewUndo(
  tx: Tx,
  userId: string,
  emailKey: string,
  now: Date,
  lifetimeMs: number,
): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ expires_at: after(now, lifetimeMs) })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'mail_change_undo')
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes a token after its mail could not be sent, so that it does not count. */
export async function deleteToken(tx: Tx, token: string): Promise<void> {
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

/** Revokes the account's tokens of these purposes, or those created after `since`. */
export async function revokeTokens(
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
  since?: Date,
): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .$if(since !== undefined, (query) => query.where('created_at', '>', since!))
    .execute();
}

/** Deletes tokens a month after they expire, and their addresses at once. Until then an expired link is distinct from a wrong one. */
export async function deleteExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ email: null, email_key: null })
    .where('expires_at', '<', now)
    .where('email_key', 'is not', null)
    .execute();
  await tx
    .deleteFrom('link_tokens')
    .where('expires_at', '<', after(now, -30 * DAY))
    .execute();
  await deleteErased(tx, now);
}
