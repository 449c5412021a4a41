import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { hashToken, newId, newToken } from '#src/platform/lib/ids.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { SESSION_DAYS } from '#src/platform/http/session.ts';
import type { FoundSession } from '#src/platform/ports/sessions.ts';

/** Use is written down at most this often, so that reading costs no writes. */
const TOUCH_EVERY = HOUR;

/** Opens a session; only the token's digest is stored. `now` starts its 30 days. */
export async function openSession(tx: Tx, userId: string, userAgent: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, SESSION_DAYS * DAY),
    })
    .execute();
  return token;
}

/** The member a token belongs to; null when it is unknown, expired, or its account may not be used. */
export async function findSession(tx: Tx, token: string, now: Date): Promise<FoundSession | null> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'users.status',
      'users.paid_user',
      'users.language',
      'users.country',
      'users.last_active',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row || (row.status !== 'active' && row.status !== 'not_confirmed')) return null;
  return {
    viewer: {
      userId: row.user_id,
      sessionId: row.id,
      status: row.status,
      paid: row.paid_user,
      language: row.language,
      country: row.country,
      lastActive: row.last_active,
      loggedInAt: row.created_at,
    },
    lastSeenAt: row.last_seen_at,
  };
}

/** Rolls the 30 days forward; true when it did and the cookie should be sent again. */
export async function touchSession(tx: Tx, session: FoundSession, now: Date): Promise<boolean> {
  if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_EVERY) return false;
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: after(now, SESSION_DAYS * DAY) })
    .where('id', '=', session.viewer.sessionId)
    .execute();
  return true;
}

export function listSessions(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends one of a member's own sessions; false when it is not theirs. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/**
 * Throws away sessions that are over, mail links a month after their time (until then they are told apart from wrong ones),
 * and wrong passwords of more than a day ago, which count no more.
 */
export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await tx
    .deleteFrom('link_tokens')
    .where('expires_at', '<', after(now, -30 * DAY))
    .execute();
  await tx.deleteFrom('login_failures').where('updated_at', '<', after(now, -DAY)).execute();
}
