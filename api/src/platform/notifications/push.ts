import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { forgetSubscription, subscriptionOf } from '#src/platform/push/service.ts';
import type { Services } from '#src/platform/services.ts';
import { pushPayload } from './push-text.ts';
import { passOn, type NotificationRow } from './repository.ts';
import { stillToTell } from './verdict.ts';

export interface PushJob {
  notification: string;
  subscription: string;
}

/** Longer than a push service may take, shorter than the queue gives a job. */
const SENDING = MINUTE;

/** Takes a push to one browser upon itself; null when it was sent, is being sent, or need not be any more. */
async function claim(
  tx: Tx,
  { notification, subscription }: PushJob,
  now: Date,
): Promise<NotificationRow | null> {
  // The lock orders this against the mail, which leaves alone what is being pushed.
  const row = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', notification)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.state !== 'waiting' && row.state !== 'pushed')) return null;
  if (!(await subscriptionOf(tx, row.user_id, subscription))) return null;
  const { rows } = await sql`
    insert into push_deliveries (notification_id, subscription_id, sending_until) values (${notification}, ${subscription}, ${after(now, SENDING)})
    on conflict (notification_id, subscription_id) do update set sending_until = excluded.sending_until
      where push_deliveries.accepted_at is null and push_deliveries.sending_until <= ${now}
    returning notification_id`.execute(tx);
  return rows.length > 0 ? row : null;
}

async function settleDelivery(
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

/**
 * Sends a notification to one browser, once: 404 and 410 forget the browser, other failures are thrown and tried again by the queue.
 * The first browser that gets it makes the mail unnecessary.
 */
export async function pushTo(services: Services, job: PushJob): Promise<void> {
  const { db, clock, push, settings } = services;
  const row = await db.transaction().execute((tx) => claim(tx, job, clock.now()));
  if (!row) return;
  const left = await stillToTell(db, row.user_id, [row]);
  const target = await subscriptionOf(db, row.user_id, job.subscription);
  if (!left || !target) return settleDelivery(db, job, { sending_until: clock.now() });
  const { receiver } = left;
  const payload = pushPayload(receiver.language, row);
  try {
    const ttlSeconds = (settings.value(receiver.domain, 'push_ttl_hours') * HOUR) / 1000;
    const outcome = await push.send(target, {
      payload: JSON.stringify(payload),
      topic: payload.tag,
      ttlSeconds,
    });
    if (outcome === 'gone') return await forgetSubscription(db, job.subscription);
  } catch (error) {
    await settleDelivery(db, job, { sending_until: clock.now() });
    throw error;
  }
  await db.transaction().execute(async (tx) => {
    await settleDelivery(tx, job, { accepted_at: clock.now() });
    await passOn(tx, row.id, 'waiting', 'pushed');
  });
}
