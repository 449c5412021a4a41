import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import { createNotify, lastNotified } from '#src/platform/notifications/face.ts';
import type { Receiver } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { oldestUnread } from './unread-repository.ts';

/** Kind of work that looks at what a member has not read. */
export const UNREAD_JOB = 'notifications.unread';

/** Plans the reminder of a message that has just come. */
export function planReminder(
  services: Pick<Services, 'jobs' | 'settings'>,
  tx: Tx,
  { id, domain }: Pick<Receiver, 'id' | 'domain'>,
  at: Date,
): Promise<void> {
  const patience = services.settings.value(domain, 'unread_reminder_hours') * HOUR;
  return remindLater(services, tx, id, after(at, patience));
}

/** Puts one look at what a member has not read into the queue; one that waits there already looks for them all. */
async function remindLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  userId: string,
  at: Date,
): Promise<void> {
  await jobs.send(tx, UNREAD_JOB, { userId }, { startAfter: at, key: userId });
}

/**
 * Reminds a member of messages unread for a day (PRODUCT §6 unread_message_reminders): at most once a day, and of each message
 * once. What came later has its own reminder a day after it, or a day after this one.
 */
export async function remindOfUnread(services: Services, userId: string): Promise<void> {
  const { db, unitOfWork, clock, jobs, settings } = services;
  const user = await services.findReceiver(db, userId);
  if (!user) return;
  const now = clock.now();
  const patience = settings.value(user.domain, 'unread_reminder_hours') * HOUR;
  await unitOfWork(async (tx) => {
    const last = await lastNotified(tx, userId, 'unread');
    // A reminder was about everything that had waited long enough by then.
    const oldest = await oldestUnread(tx, userId, last && after(last, -patience));
    if (!oldest) return;
    const due = after(last && last > oldest.created_at ? last : oldest.created_at, patience);
    if (now < due) return remindLater(services, tx, userId, due);
    await createNotify(jobs)(tx, { cause: 'unread', userId, item: oldest.id, at: now });
    if (await oldestUnread(tx, userId, after(now, -patience)))
      await remindLater(services, tx, userId, after(now, patience));
  });
}
