import type { Live, LiveListener, StoredEvent } from '#src/platform/ports/live.ts';

export const STORED_EVENTS = 200;
export const STORED_MILLISECONDS = 10 * 60_000;

/** Is event id `a` after `b`? Ids are `<number>-<number>`, as Redis streams make them. */
export function isAfter(a: string, b: string): boolean {
  const [firstA = 0, secondA = 0] = a.split('-').map(Number);
  const [firstB = 0, secondB = 0] = b.split('-').map(Number);
  return firstA > firstB || (firstA === firstB && secondA > secondB);
}

/** An id a client may resume from; anything else means "from now on". */
function isEventId(value: string): boolean {
  return /^\d{1,16}-\d{1,16}$/.test(value);
}

type SessionEnd = Pick<StoredEvent, 'name'> & { data: { reason: 'session_ended'; session?: string } };

/** Says the event that a session of its member is over? */
export function isSessionEnd<E extends Pick<StoredEvent, 'name' | 'data'>>(
  event: E,
): event is E & SessionEnd {
  return event.name === 'user' && 'reason' in event.data && event.data.reason === 'session_ended';
}

/**
 * Follows a member's events without gap or repeat: what was missed since `lastEventId` first, then each new one.
 * @returns the way to stop
 */
export async function followEvents(
  bus: Live,
  userId: string,
  lastEventId: string | null,
  listener: LiveListener,
): Promise<() => void> {
  let reached = lastEventId && isEventId(lastEventId) ? lastEventId : null;
  const waiting: StoredEvent[] = [];
  let catchingUp = true;
  const deliver = (event: StoredEvent) => {
    if (reached !== null && !isAfter(event.id, reached)) return;
    reached = event.id;
    listener(event);
  };
  const stop = await bus.subscribe(userId, (event) => (catchingUp ? waiting.push(event) : deliver(event)));
  const missed = reached === null ? [] : await bus.since(userId, reached);
  [...missed, ...waiting].forEach(deliver);
  catchingUp = false;
  return stop;
}
