import { sql, type Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import type { PushTarget } from '#src/platform/ports/push.ts';
import type { PushSubscriptionsTable } from './tables.ts';

export type Subscription = PushTarget & { id: string };

/** Stores a browser's subscription. A former owner loses it, with pushes under way. Storing it twice changes nothing. */
export async function putSubscription(
  tx: Tx,
  row: Omit<Insertable<PushSubscriptionsTable>, 'endpoint_hash'>,
): Promise<void> {
  const endpoint_hash = hashToken(row.endpoint);
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', endpoint_hash)
    .where('user_id', '!=', row.user_id)
    .execute();
  const { user_id, session_id, p256dh, auth } = row;
  await tx
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint_hash })
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet({ user_id, session_id, p256dh, auth }),
    )
    .execute();
}

/** Forgets the oldest subscriptions of a member beyond `most`. */
export async function deleteOldest(tx: Tx, userId: string, most: number): Promise<void> {
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${userId} order by created_at desc, id offset ${most})`.execute(
    tx,
  );
}

export async function deleteByEndpoint(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashToken(endpoint))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export function subscriptionsOf(tx: Tx, userId: string): Promise<Subscription[]> {
  return tx
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** A subscription, when it is this member's. */
export function subscriptionOf(tx: Tx, userId: string, id: string): Promise<Subscription | undefined> {
  return tx
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
