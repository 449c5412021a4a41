import type { Tx } from '#src/platform/db/database.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { createNotify } from '#src/platform/notifications/face.ts';
import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN, EVERY_DOMAIN } from '#src/platform/settings/face.ts';
import { MAILING_JOB } from './jobs.ts';
import { isOver, isRunning } from './policy.ts';
import { findRunning, lockMailing, nextReceivers, updateMailing } from './repository.ts';

type Sending = Pick<Services, 'unitOfWork' | 'clock' | 'settings' | 'jobs'>;

/** Puts the next batch of a mailing into the queue, in which at most one of it waits. */
export function planBatch({ jobs }: Pick<Services, 'jobs'>, tx: Tx, id: string, at: Date): Promise<void> {
  return jobs.send(tx, MAILING_JOB, { id }, { key: id, startAfter: at });
}

/**
 * Writes the next members of a mailing down for the dispatcher, and how far it has come, in one transaction: a process that is killed leaves
 * a whole batch or none. The lock orders processes; the key of notifications gives each member one mail of it.
 */
export async function writeBatch(services: Sending, id: string): Promise<void> {
  const { unitOfWork, clock, settings, jobs } = services;
  await unitOfWork(async (tx) => {
    const mailing = await lockMailing(tx, id);
    if (!mailing || !isRunning(mailing)) return;
    const now = clock.now();
    if (now < mailing.send_at) return planBatch(services, tx, id, mailing.send_at);
    if (isOver(mailing, now)) return updateMailing(tx, id, { status: 'sent', ended_at: now });
    const domain = mailing.domain === EVERY_DOMAIN ? DEFAULT_DOMAIN : mailing.domain;
    const size = settings.value(domain, 'mailing_batch');
    const members = await nextReceivers(tx, mailing, size);
    const cause = mailing.kind === 'news' ? 'site_news' : 'promotion';
    for (const userId of members) await createNotify(jobs)(tx, { cause, userId, item: id, at: now });
    const isLast = members.length < size;
    await updateMailing(tx, id, {
      reached: members.at(-1) ?? mailing.reached,
      ...(isLast ? { status: 'sent', ended_at: now } : { status: 'sending' }),
    });
    const pause = settings.value(domain, 'mailing_pause_seconds') * SECOND;
    if (!isLast) await planBatch(services, tx, id, after(now, pause));
  });
}

/** Queues mailings whose job was lost, or failed for good. */
export async function resumeMailings(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const { id, send_at: at } of await findRunning(services.db))
    await planBatch(services, services.db, id, at);
}
