import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken, newId, newToken } from '#src/platform/lib/ids.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { gather } from '#src/platform/lib/gather.ts';
import { SESSION_DAYS } from '#src/platform/http/session.ts';
import type { FoundSession } from '#src/platform/ports/sessions.ts';

/** Use is written down at most this often, so that reading costs no writes. */
const TOUCH_EVERY = HOUR;

/** A new secret replaces the one before; requests that are under way may still carry that one for so long. */
const FORMER = MINUTE;

/** Opens a session; only the token's digest is stored. `now` starts its 30 days, `country` is that of the address. */
export async function openSession(
  tx: Tx,
  userId: string,
  userAgent: string,
  now: Date,
  country: string | null = null,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      country,
      created_at: now,
      authenticated_at: now,
      last_seen_at: now,
      expires_at: after(now, SESSION_DAYS * DAY),
    })
    .execute();
  return token;
}

interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  status: FoundSession['viewer']['status'] | 'suspended' | 'pending_deletion';
  paid_user: boolean;
  language: FoundSession['viewer']['language'];
  country: FoundSession['viewer']['country'];
  last_active: Date;
}

const SESSION = sql`select s.id, s.token_hash, s.user_id, s.authenticated_at, s.last_seen_at, s.expires_at,
    u.status, u.paid_user, u.language, u.country, u.last_active
  from sessions s join users u on u.id = s.user_id`;

/**
 * Numbers of tokens in one statement, which repeats its last token up to the next of them. PostgreSQL plans a statement with an array
 * again for each execution, since one token costs less than the ten it expects, but a statement with a fixed number of values once.
 */
const AT_ONCE = [1, 4, 16] as const;

/** @param hashes at most 16 */
async function readCurrent(tx: Tx, hashes: readonly string[]): Promise<(SessionRow | null)[]> {
  const size = AT_ONCE.find((number) => number >= hashes.length)!;
  const asked = Array.from({ length: size }, (_, place) => hashes[place] ?? hashes.at(-1)!);
  const { rows } = await sql<SessionRow>`${SESSION} where s.token_hash in (${sql.join(asked)})`.execute(tx);
  const byHash = new Map(rows.map((row) => [row.token_hash, row]));
  return hashes.map((hash) => byHash.get(hash) ?? null);
}

async function readFormer(tx: Tx, hash: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    ${SESSION} where s.former_token_hash = ${hash} and s.former_until > ${now} and s.expires_at > ${now}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Finds the member a token belongs to; null when it is unknown, expired, or its account may not be used. Tokens of requests that come at the same time
 * are looked up together, each after its request came: what ended before is over.
 */
export function sessionFinder(db: Db): (token: string, now: Date) => Promise<FoundSession | null> {
  const current = gather<string, SessionRow | null>((hashes) => readCurrent(db, hashes), {
    most: AT_ONCE.at(-1)!,
  });
  return async (token, now) => {
    const hash = hashToken(token);
    const found = await current(hash);
    const isCurrent = found !== null && found.expires_at > now;
    const row = isCurrent ? found : await readFormer(db, hash, now);
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
        authenticatedAt: row.authenticated_at,
      },
      lastSeenAt: row.last_seen_at,
      isFormer: !isCurrent,
    };
  };
}

/** Rolls the 30 days forward; true when it did and the cookie should be sent again. */
export async function touchSession(tx: Tx, session: FoundSession, now: Date): Promise<boolean> {
  if (session.isFormer || now.getTime() - session.lastSeenAt.getTime() < TOUCH_EVERY) return false;
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: after(now, SESSION_DAYS * DAY) })
    .where('id', '=', session.viewer.sessionId)
    .execute();
  return true;
}

/** Writes down that the password was given in a session, which gets a new secret. @returns the new token */
export async function renewAuthentication(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .updateTable('sessions')
    .set((eb) => ({
      authenticated_at: now,
      former_token_hash: eb.ref('token_hash'),
      former_until: after(now, FORMER),
      token_hash: hashToken(token),
    }))
    .where('id', '=', sessionId)
    .execute();
  return token;
}

export function listSessions(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export interface RemovedSession {
  id: string;
  user_id: string;
}

/** Removes one of a member's own sessions; none when it is not theirs. */
export function removeSession(tx: Tx, userId: string, sessionId: string): Promise<RemovedSession[]> {
  return tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning(['id', 'user_id'])
    .execute();
}

/** Removes all sessions of an account, except one. */
export function removeSessions(tx: Tx, userId: string, current?: string): Promise<RemovedSession[]> {
  return tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(current !== undefined, (query) => query.where('id', '!=', current!))
    .returning(['id', 'user_id'])
    .execute();
}

/** Removes the sessions of an account beyond `most`, those first that were used the longest ago. */
export async function removeOldest(tx: Tx, userId: string, most: number): Promise<RemovedSession[]> {
  const { rows } = await sql<RemovedSession>`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by last_seen_at desc, created_at desc, id offset ${most})
    returning id, user_id`.execute(tx);
  return rows;
}

/** Removes the sessions whose time is over. */
export function removeExpired(tx: Tx, now: Date): Promise<RemovedSession[]> {
  return tx.deleteFrom('sessions').where('expires_at', '<', now).returning(['id', 'user_id']).execute();
}

/** Ends of those sessions among these that may be used now; others are over, or their account may not be used. */
export async function findUsable(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.expires_at'])
    .where('sessions.id', 'in', [...ids])
    .where('sessions.expires_at', '>', now)
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.expires_at]));
}

/** Deletes wrong passwords of more than a day ago, which do not count. */
export async function deleteForgotten(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('login_failures').where('updated_at', '<', after(now, -DAY)).execute();
}
