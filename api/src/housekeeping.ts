import type { FastifyBaseLogger } from 'fastify';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { deleteUnsentPhotos } from '#src/conversation/chat-photos/face.ts';
import { countReplies } from '#src/conversation/chats/face.ts';
import { forgetBefore } from '#src/platform/http/idempotency-repository.ts';
import { forgetClosedReports } from '#src/operations/reports/face.ts';
import { endExports } from '#src/site/data-export/face.ts';
import { forgetClosed } from '#src/operations/complaints/face.ts';
import { forgetLogIns } from '#src/identity/operators/face.ts';
import { sweepDeleted } from '#src/identity/deletion/face.ts';
import { deleteExpired } from '#src/identity/accounts/face.ts';
import { forgetChallenges } from '#src/identity/passkeys/face.ts';
import { forgetNotifications, recheckStuckMail } from '#src/platform/notifications/face.ts';
import { forgetOutbox } from '#src/platform/ports/outbox-repository.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { forgetExpiredSignups } from '#src/identity/partners/face.ts';
import { sweepUnconfirmed } from '#src/identity/signup/face.ts';
import type { Services } from '#src/platform/services.ts';
import { resumeMailings, settleMailings } from '#src/operations/mailings/face.ts';
import { forgetTonight } from '#src/site/tonight/face.ts';
import { planRound } from '#src/site/weekly-updates/face.ts';

/**
 * Deletes what is over: stored answers after a day, sessions, links and challenges whose time has run out, notifications, complaints and reports of long ago,
 * copies of members' data, photos of chats that were never sent, mails of the outbox and finished jobs; sees to it that accounts are erased that were deleted or never confirmed.
 */
export async function purgeExpired(services: Services): Promise<void> {
  const { db, clock, settings, jobs } = services;
  const now = clock.now();
  await forgetBefore(db, after(now, -DAY));
  await deleteExpired(services);
  await forgetChallenges(db, now);
  await settleMailings(services);
  await forgetNotifications(db, after(now, -settings.value(DEFAULT_DOMAIN, 'notification_kept_days') * DAY));
  await forgetClosed(services);
  await forgetClosedReports(services);
  await sweepUnconfirmed(services);
  await forgetExpiredSignups(services);
  await sweepDeleted(services);
  await endExports(services);
  await forgetLogIns(services);
  await forgetTonight(db, now);
  await deleteUnsentPhotos(services);
  await forgetOutbox(db, after(now, -settings.value(DEFAULT_DOMAIN, 'outbox_kept_days') * DAY));
  // Jobs are finished by the database's clock.
  await jobs.forget(after(new Date(), -settings.value(DEFAULT_DOMAIN, 'jobs_kept_days') * DAY));
}

/** Sees to it that the work which goes on for ever waits in the queue, also after a job of it was lost or failed for good. Counts anew who answers. */
async function keepWorkGoing(services: Services): Promise<void> {
  await planRound(services, services.db, services.clock.now());
  await resumeMailings(services);
  await recheckStuckMail(services);
  await countReplies(services);
}

/** Keeps house at once and every hour; several processes doing so at once do no harm. @returns the way to stop */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => void {
  const report = (error: unknown) => log.warn({ err: error }, 'housekeeping');
  const tidy = async () => {
    await keepWorkGoing(services);
    await purgeExpired(services);
  };
  void keepWorkGoing(services).catch(report);
  const timer = setInterval(() => void tidy().catch(report), HOUR).unref();
  return () => clearInterval(timer);
}
