import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import type { Tx } from '#src/platform/db/database.ts';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { createNotify } from '#src/platform/notifications/face.ts';
import type { Services } from '#src/platform/services.ts';
import { ROUND_JOB } from './jobs.ts';
import { minuteOf, openMorning, type WeeklyRules } from './policy.ts';
import { findAudiences, findWaiting, type Audience } from './repository.ts';

type Writing = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings' | 'jobs'>;

/** Time between two looks at the clocks of all countries. */
const EVERY = 15 * MINUTE;
/** Members written down in one transaction. */
const BATCH = 200;

const rulesOf = ({ settings }: Writing, domain: string): WeeklyRules => ({
  weekday: settings.value(domain, 'weekly_update_weekday'),
  hour: settings.value(domain, 'weekly_update_hour'),
  spreadMinutes: settings.value(domain, 'weekly_update_spread_minutes'),
});

/** Puts the next look into the queue, in which at most one waits. */
export function planRound({ jobs }: Pick<Services, 'jobs'>, tx: Tx, at: Date): Promise<void> {
  return jobs.send(tx, ROUND_JOB, {}, { key: 'round', startAfter: at });
}

/** Writes down the next members of an audience, each at their own minute; false when all have their update of the week. */
async function writeBatch(services: Writing, audience: Audience, now: Date): Promise<boolean> {
  const rules = rulesOf(services, audience.domain);
  const morning = openMorning(now, COUNTRIES[audience.country].timeZone, rules);
  if (!morning) return false;
  const { week, start } = morning;
  return services.unitOfWork(async (tx) => {
    const waiting = await findWaiting(tx, audience, week, BATCH);
    for (const userId of waiting)
      await createNotify(services.jobs)(tx, {
        cause: 'weekly',
        userId,
        item: week,
        at: now,
        notBefore: after(start, minuteOf(userId, week, rules.spreadMinutes) * MINUTE),
      });
    return waiting.length === BATCH;
  });
}

/**
 * Looks where it is the morning of weekly updates, and writes down who gets one: once per member and ISO week by the key of
 * notifications, however many processes look, and however often one is killed. The dispatcher decides and sends.
 */
export async function writeRound(services: Writing): Promise<void> {
  const now = services.clock.now();
  for (const audience of await findAudiences(services.db)) while (await writeBatch(services, audience, now));
  await planRound(services, services.db, after(now, EVERY));
}
