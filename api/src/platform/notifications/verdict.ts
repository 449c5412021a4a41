import type { Tx } from '#src/platform/db/database.ts';
import type { Cause, CauseRule, Receiver } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { mayReceive } from './policy.ts';
import { end, type NotificationRow } from './repository.ts';

/** Of these, the ones that are still news; each cause answers for its own. */
async function stillNews(
  { causes }: Pick<Services, 'causes'>,
  tx: Tx,
  rows: readonly NotificationRow[],
): Promise<ReadonlySet<string>> {
  const news = new Set<string>();
  for (const [cause, group] of Map.groupBy(rows, (row) => row.cause)) {
    const ids = group.map((row) => row.id);
    for (const id of await causes[cause].stillNews(tx, ids)) news.add(id);
  }
  return news;
}

/** Checks whether a rule allows notifications about an actor, asking once per cause and actor. */
function notifyRules({ causes }: Pick<Services, 'causes'>, tx: Tx, userId: string) {
  const asked = new Map<CauseRule['mayNotify'], Map<string, boolean>>();
  return async (cause: Cause, actorId: string | null): Promise<boolean> => {
    const { mayNotify } = causes[cause];
    if (!mayNotify || actorId === null) return true;
    const known = asked.get(mayNotify) ?? new Map<string, boolean>();
    asked.set(mayNotify, known);
    const answer = known.get(actorId) ?? (await mayNotify(tx, userId, actorId));
    known.set(actorId, answer);
    return answer;
  };
}

/**
 * Looks at notifications once more before anything is sent: what was read meanwhile, or may not be sent, ends here.
 * @returns the receiver and the notifications left to send; null when nothing is
 */
export async function findStillDue<T extends NotificationRow>(
  services: Pick<Services, 'causes' | 'findReceiver'>,
  tx: Tx,
  userId: string,
  rows: readonly T[],
): Promise<{ receiver: Receiver; rows: T[] } | null> {
  const receiver = await services.findReceiver(tx, userId);
  if (!receiver || rows.length === 0) return null;
  const news = await stillNews(services, tx, rows);
  const read = rows.filter((row) => !news.has(row.id));
  await end(
    tx,
    read.map((row) => row.id),
    'seen',
  );
  const mayNotifyOf = notifyRules(services, tx, userId);
  const [left, dropped]: [T[], string[]] = [[], []];
  for (const row of rows.filter((each) => news.has(each.id))) {
    const isDue =
      mayReceive(services.causes[row.cause], receiver) && (await mayNotifyOf(row.cause, row.actor_id));
    if (isDue) left.push(row);
    else dropped.push(row.id);
  }
  await end(tx, dropped, 'dropped');
  return left.length > 0 ? { receiver, rows: left } : null;
}
