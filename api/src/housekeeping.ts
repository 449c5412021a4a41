import type { FastifyBaseLogger } from 'fastify';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { forgetBefore } from '#src/platform/http/idempotency-repository.ts';
import { forgetClosed } from '#src/site/complaints/service.ts';
import { deleteExpired } from '#src/identity/accounts/service.ts';
import { forgetNotifications } from '#src/platform/notifications/service.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/service.ts';
import { purgeUnconfirmed } from '#src/identity/signup/service.ts';
import type { Services } from '#src/platform/services.ts';

/**
 * Deletes what is over: stored answers after a day, sessions and links whose time has run out, notifications and complaints of long ago,
 * and accounts that were never confirmed.
 */
export async function purgeExpired(services: Services): Promise<void> {
  const { db, clock, settings } = services;
  const now = clock.now();
  await forgetBefore(db, after(now, -DAY));
  await deleteExpired(services);
  await forgetNotifications(db, after(now, -settings.value(DEFAULT_DOMAIN, 'notification_kept_days') * DAY));
  await forgetClosed(services);
  await purgeUnconfirmed(services);
}

/** Purges every hour; several processes doing so at once do no harm. @returns the way to stop */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => void {
  const timer = setInterval(
    () => void purgeExpired(services).catch((error: unknown) => log.warn({ err: error }, 'housekeeping')),
    HOUR,
  ).unref();
  return () => clearInterval(timer);
}
