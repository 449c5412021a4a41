import type { Tx } from '#src/platform/db/database.ts';
import { HOUR } from '#src/platform/lib/clock.ts';
import { forgetSubscription, subscriptionOf } from '#src/platform/push/face.ts';
import type { Services } from '#src/platform/services.ts';
import { pushPayload } from './push-text.ts';
import { claimDelivery, lockForPush, settleDelivery, type PushJob } from './delivery-repository.ts';
import { passOn, type NotificationRow } from './repository.ts';
import { findStillDue } from './verdict.ts';

/** Claims a push to one browser; null when it was sent, is being sent, or need not be any more. */
async function claimFor(tx: Tx, job: PushJob, now: Date): Promise<NotificationRow | null> {
  const row = await lockForPush(tx, job.notification);
  if (!row || !(await subscriptionOf(tx, row.user_id, job.subscription))) return null;
  return (await claimDelivery(tx, job, now)) ? row : null;
}

/**
 * Sends a notification to one browser, once: 404 and 410 forget the browser, other failures are thrown and tried again by the queue.
 * The first browser that gets it makes the mail unnecessary.
 */
export async function pushTo(services: Services, job: PushJob): Promise<void> {
  const { db, unitOfWork, clock, push, settings, causes } = services;
  const row = await unitOfWork((tx) => claimFor(tx, job, clock.now()));
  if (!row) return;
  const left = await findStillDue(services, db, row.user_id, [row]);
  const target = await subscriptionOf(db, row.user_id, job.subscription);
  const rule = causes[row.cause];
  if (!left || !target || rule.push === null) return settleDelivery(db, job, { sending_until: clock.now() });
  const { receiver } = left;
  const payload = pushPayload(receiver.language, rule.push, row, rule.path(row));
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
  // Locks the notification before its delivery, as a claim does: the other order deadlocks with a parallel claim.
  await unitOfWork(async (tx) => {
    await passOn(tx, row.id, 'waiting', 'pushed');
    await settleDelivery(tx, job, { accepted_at: clock.now() });
  });
}
