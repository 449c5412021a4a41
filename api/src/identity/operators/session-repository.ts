import { OPS_SESSION } from '@rendezvous/contract/operators/values';
import type { NotNull } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken, newId, newToken } from '#src/platform/lib/ids.ts';
import type { Operator } from '#src/platform/ports/operators.ts';

/** Time in which a key must be followed by a code. */
const PROOF_MINUTES = 10;
/** Use is written down at most this often. */
const TOUCH_EVERY = MINUTE / 2;

interface NewSession {
  operatorId: string;
  now: Date;
  /** When the second factor was given; null while it is awaited. */
  provenAt: Date | null;
  newSecret?: string | null;
}

/** Opens a session; only the digest of its token is stored. */
export async function openOperatorSession(
  tx: Tx,
  { operatorId, now, provenAt, newSecret = null }: NewSession,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('operator_sessions')
    .values({
      id: newId(),
      operator_id: operatorId,
      token_hash: hashToken(token),
      new_totp_secret: newSecret,
      opened_at: now,
      last_seen_at: now,
      proven_at: provenAt,
    })
    .execute();
  return token;
}

const idleSince = (now: Date): Date => after(now, -OPS_SESSION.idleMinutes * MINUTE);
const openedSince = (now: Date): Date => after(now, -OPS_SESSION.hours * HOUR);

/** The session of a token that has been proven and is in use, with its operator; null when there is none. */
export async function findOperatorSession(tx: Tx, token: string, now: Date) {
  const row = await tx
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .select([
      'session.id as session_id',
      'session.opened_at',
      'session.last_seen_at',
      'session.proven_at',
      'operator.id',
      'operator.name',
      'operator.role',
      'operator.key_hash',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.proven_at', 'is not', null)
    .where('session.last_seen_at', '>', idleSince(now))
    .where('session.opened_at', '>', openedSince(now))
    .where('operator.active', '=', true)
    .$narrowType<{ proven_at: NotNull }>()
    .executeTakeFirst();
  return row ?? null;
}

/** Extends a session in use. */
export async function touchOperatorSession(
  tx: Tx,
  session: { session_id: string; last_seen_at: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - session.last_seen_at.getTime() < TOUCH_EVERY) return;
  await tx
    .updateTable('operator_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', session.session_id)
    .execute();
}

/** What a second factor may be given for: the log-in of a token that waits for one, or its open session. */
export async function findToProve(tx: Tx, token: string, now: Date) {
  const row = await tx
    .selectFrom('operator_sessions')
    .select(['id', 'operator_id', 'new_totp_secret', 'proven_at'])
    .where('token_hash', '=', hashToken(token))
    .where((eb) =>
      eb.or([
        eb.and([eb('proven_at', 'is', null), eb('opened_at', '>', after(now, -PROOF_MINUTES * MINUTE))]),
        eb.and([
          eb('proven_at', 'is not', null),
          eb('last_seen_at', '>', idleSince(now)),
          eb('opened_at', '>', openedSince(now)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Writes down that the second factor was given again; false when the session has ended. */
export async function renewProof(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_sessions')
    .set({ proven_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one session; false when it has ended already. */
export async function endOperatorSession(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('operator_sessions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endOperatorSessions(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
}

/** Deletes sessions and log-ins whose time is over. */
export async function forgetOperatorSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('operator_sessions')
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<=', idleSince(now)),
        eb('opened_at', '<=', openedSince(now)),
        eb.and([eb('proven_at', 'is', null), eb('opened_at', '<=', after(now, -PROOF_MINUTES * MINUTE))]),
      ]),
    )
    .execute();
}

/** The end of a session in any case. */
const sessionEnd = (openedAt: Date): Date => after(openedAt, OPS_SESSION.hours * HOUR);

/** What a request knows of its operator. */
export const presentOperator = (
  row: NonNullable<Awaited<ReturnType<typeof findOperatorSession>>>,
): Operator => ({
  id: row.id,
  name: row.name,
  role: row.role,
  sessionId: row.session_id,
  provenAt: row.proven_at,
  endsAt: sessionEnd(row.opened_at),
});
