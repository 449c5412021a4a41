import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import type { NotificationRow } from './repository.ts';

export interface PushJob {
  notification: string;
  subscription: string;
}

/** Longer than the limit of a push service, shorter than the queue gives a job. */
const SENDING = MINUTE;

/** Locks a notification that may still be pushed: the lock orders this against the mail, which leaves alone what is being pushed. */
export async function lockForPush(tx: Tx, id: string): Promise<NotificationRow | null> {
  const row = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && (row.state === 'waiting' || row.state === 'pushed') ? row : null;
}

/** Claims the push to one browser for a minute; false when it was accepted already or is on its way. */
export async function claimDelivery(
  tx: Tx,
  { notification, subscription }: PushJob,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_deliveries (notification_id, subscription_id, sending_until) values (${notification}, ${subscription}, ${after(now, SENDING)})
    on conflict (notification_id, subscription_id) do update set sending_until = excluded.sending_until
      where push_deliveries.accepted_at is null and push_deliveries.sending_until <= ${now}
    returning notification_id`.execute(tx);
  return rows.length > 0;
}

/** Writes down how the push to one browser went. */
export async function settleDelivery(
  tx: Tx,
  { notification, subscription }: PushJob,
  change: { accepted_at: Date } | { sending_until: Date },
): Promise<void> {
  await tx
    .updateTable('push_deliveries')
    .set(change)
    .where('notification_id', '=', notification)
    .where('subscription_id', '=', subscription)
    .execute();
}
