import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import * as accounts from '#src/identity/accounts/face.ts';
import { createNotify } from '#src/platform/notifications/face.ts';
import type { Services } from '#src/platform/services.ts';
import { REMINDER_JOB } from './jobs.ts';

export interface ReminderJob {
  userId: string;
  /** Hours after sign-up. */
  hours: number;
}

/** The first reminder after so many hours; undefined when it was the last. */
function nextAfter(
  { settings }: Pick<Services, 'settings'>,
  domain: string,
  hours: number,
): number | undefined {
  return settings
    .value(domain, 'activation_reminder_hours')
    .toSorted((a, b) => a - b)
    .find((each) => each > hours);
}

/** Puts the next reminder to confirm the address into the queue, in the transaction that signs up or reminds. */
export async function planReminder(
  services: Pick<Services, 'settings' | 'jobs'>,
  tx: Tx,
  user: { id: string; domain: string; signup_date: Date },
  past = 0,
): Promise<void> {
  const hours = nextAfter(services, user.domain, past);
  if (hours === undefined) return;
  await services.jobs.send(tx, REMINDER_JOB, { userId: user.id, hours } satisfies ReminderJob, {
    startAfter: after(user.signup_date, hours * HOUR),
  });
}

/**
 * Reminds a member with an unconfirmed address 24 and 72 hours after sign-up (PRODUCT §3), once each. The dispatcher decides
 * whether mail is allowed. After a long pause of the server only the latest due reminder is sent.
 */
export async function remindActivation(services: Services, { userId, hours }: ReminderJob): Promise<void> {
  const { db, unitOfWork, clock, jobs } = services;
  const user = await accounts.findUser(db, userId);
  if (user?.status !== 'not_confirmed') return;
  const now = clock.now();
  const due = after(user.signup_date, hours * HOUR);
  if (now < due)
    return jobs.send(db, REMINDER_JOB, { userId, hours } satisfies ReminderJob, { startAfter: due });
  const next = nextAfter(services, user.domain, hours);
  await unitOfWork(async (tx) => {
    await planReminder(services, tx, user, hours);
    if (next !== undefined && after(user.signup_date, next * HOUR) <= now) return;
    await createNotify(jobs)(tx, { cause: 'activation', userId, item: `${hours}h`, at: now });
  });
}
