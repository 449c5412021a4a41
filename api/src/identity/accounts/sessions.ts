import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { Services } from '#src/platform/services.ts';
import * as sessions from './session-repository.ts';
import type { RemovedSession } from './session-repository.ts';

/** Sessions of an account at the same time. A further one ends the one that was used the longest ago. */
export const MOST_SESSIONS = 30;

type Announcer = Pick<Services, 'live'>;

/** Notifies the open streams of removed sessions, in every process, once the removal is committed. The only place that does. */
function announce({ live }: Announcer, { afterCommit }: Unit, removed: readonly RemovedSession[]): void {
  for (const { id, user_id: userId } of removed)
    afterCommit(() => live.publish(userId, 'user', { reason: 'session_ended', session: id }));
}

/** Ends one session of a member; false when it is not theirs. */
export async function endSession(
  services: Announcer,
  unit: Unit,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const removed = await sessions.removeSession(unit.tx, userId, sessionId);
  announce(services, unit, removed);
  return removed.length > 0;
}

/** Ends all sessions of an account, except one. */
export async function endSessions(
  services: Announcer,
  unit: Unit,
  userId: string,
  current?: string,
): Promise<void> {
  announce(services, unit, await sessions.removeSessions(unit.tx, userId, current));
}

/** Ends the sessions of an account beyond `MOST_SESSIONS`, those first that were used the longest ago. */
export async function endOldest(services: Announcer, unit: Unit, userId: string): Promise<void> {
  announce(services, unit, await sessions.removeOldest(unit.tx, userId, MOST_SESSIONS));
}

/** Ends the sessions whose time is over. */
export async function endExpired(services: Announcer, unit: Unit, now: Date): Promise<void> {
  announce(services, unit, await sessions.removeExpired(unit.tx, now));
}
