import type { FastifyBaseLogger } from 'fastify';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { forgetBefore } from '#src/platform/http/idempotency-repository.ts';
import { forgetClosed } from '#src/site/complaints/service.ts';
import { forgetExpired } from '#src/identity/accounts/session-repository.ts';
import { forgetNotifications } from '#src/platform/notifications/service.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/service.ts';
import { purgeUnconfirmed } from '#src/identity/signup/purge.ts';
import type { Services } from '#src/platform/services.ts';

/**
 * Throws away what is over: stored answers after a day, sessions and links whose time has run out, notifications and complaints of long ago,
 * and accounts nobody confirmed.
 */
export async function keepHouse(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'jobs'>,
): Promise<void> {
  const { db, clock, settings } = services;
  const now = clock.now();
  await forgetBefore(db, after(now, -DAY));
  await forgetExpired(db, now);
  await forgetNotifications(db, after(now, -settings.value(DEFAULT_DOMAIN, 'notification_kept_days') * DAY));
  await forgetClosed(services);
  await purgeUnconfirmed(services);
}

/** Keeps house every hour; several processes doing so at once do no harm. @returns the way to stop */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => void {
  const timer = setInterval(
    () => void keepHouse(services).catch((error: unknown) => log.warn({ err: error }, 'housekeeping')),
    HOUR,
  ).unref();
  return () => clearInterval(timer);
}
