import type { Tx } from '#src/platform/db/database.ts';
import * as accounts from '#src/identity/accounts/service.ts';
import { memberFacts } from '#src/people/visibility/service.ts';
import { mayTell } from './policy.ts';
import { end, stillNews, type NotificationRow } from './repository.ts';

export type ReceiverRow = NonNullable<Awaited<ReturnType<typeof accounts.findUser>>>;

/**
 * Looks at notifications once more before anything is sent: what was read meanwhile, or may not be told, ends here.
 * @returns the receiver and what is left to tell; null when nothing is
 */
export async function stillToTell<T extends NotificationRow>(
  tx: Tx,
  userId: string,
  rows: readonly T[],
): Promise<{ receiver: ReceiverRow; rows: T[] } | null> {
  const receiver = await accounts.findUser(tx, userId);
  if (!receiver || rows.length === 0) return null;
  const news = await stillNews(
    tx,
    rows.map((row) => row.id),
  );
  await end(
    tx,
    rows.filter((row) => !news.has(row.id)).map((row) => row.id),
    'seen',
  );
  const between = new Map<string, Parameters<typeof mayTell>[2]>();
  for (const actor of new Set(rows.flatMap((row) => row.actor_id ?? []))) {
    between.set(actor, {
      actor: await memberFacts(tx, userId, actor),
      receiver: await memberFacts(tx, actor, userId),
    });
  }
  const [left, dropped]: [T[], string[]] = [[], []];
  for (const row of rows.filter((each) => news.has(each.id))) {
    if (mayTell(row.cause, receiver, row.actor_id === null ? null : (between.get(row.actor_id) ?? null)))
      left.push(row);
    else dropped.push(row.id);
  }
  await end(tx, dropped, 'dropped');
  return left.length > 0 ? { receiver, rows: left } : null;
}
