import type { FastifyBaseLogger } from 'fastify';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { deleteUnsentPhotos } from '#src/conversation/chat-photos/face.ts';
import { countReplies } from '#src/conversation/chats/face.ts';
import { forgetBefore } from '#src/platform/http/idempotency/repository.ts';
import { forgetClosedReports } from '#src/operations/reports/face.ts';
import { endExports } from '#src/site/data-export/face.ts';
import { forgetClosed } from '#src/operations/complaints/face.ts';
import { forgetLogIns } from '#src/identity/operators/face.ts';
import { sweepDeleted } from '#src/identity/deletion/face.ts';
import { planReconciliation } from '#src/money/payments/face.ts';
import { deleteExpired } from '#src/identity/accounts/face.ts';
import { forgetChallenges } from '#src/identity/passkeys/face.ts';
import { forgetReceivers } from '#src/platform/mail/face.ts';
import { forgetNotifications, recheckStuckMail } from '#src/platform/notifications/face.ts';
import { forgetOutbox } from '#src/platform/ports/outbox-repository.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { forgetExpiredSignups } from '#src/identity/partners/face.ts';
import { sweepUnconfirmed } from '#src/identity/signup/face.ts';
import type { Services } from '#src/platform/services.ts';
import { planMoneyAlarm } from '#src/operations/money/face.ts';
import { resumeMailings, settleMailings } from '#src/operations/mailings/face.ts';
import { forgetDebits } from '#src/money/debits/face.ts';
import { forgetPapers } from '#src/money/papers/face.ts';
import { forgetTonight } from '#src/site/tonight/face.ts';
import { planRound } from '#src/site/weekly-updates/face.ts';

/** One piece of housekeeping. */
export type Step = (services: Services, now: Date) => Promise<unknown>;

const expiryFor = (
  { settings }: Services,
  now: Date,
  setting: 'notification_kept_days' | 'outbox_kept_days' | 'jobs_kept_days',
) => after(now, -settings.value(DEFAULT_DOMAIN, setting) * DAY);

/** Deletes what is over, and continues erasures of accounts that were deleted or never confirmed. */
const PURGES: Readonly<Record<string, Step>> = {
  'stored answers': ({ db }, now) => forgetBefore(db, after(now, -DAY)),
  'sessions and links': deleteExpired,
  'passkey challenges': ({ db }, now) => forgetChallenges(db, now),
  mailings: settleMailings,
  'counts of receivers': ({ db }, now) => forgetReceivers(db, now),
  notifications: (services, now) =>
    forgetNotifications(services.db, expiryFor(services, now, 'notification_kept_days')),
  complaints: forgetClosed,
  reports: forgetClosedReports,
  'unconfirmed accounts': sweepUnconfirmed,
  'sign-ups of partners': forgetExpiredSignups,
  papers: forgetPapers,
  'direct debits': forgetDebits,
  'deleted accounts': sweepDeleted,
  'copies of data': endExports,
  'log-ins of operators': forgetLogIns,
  'choices of the evening': ({ db }, now) => forgetTonight(db, now),
  'unsent photos': deleteUnsentPhotos,
  outbox: (services, now) => forgetOutbox(services.db, expiryFor(services, now, 'outbox_kept_days')),
  // Jobs are finished by the database's clock.
  'finished jobs': (services) => services.jobs.forget(expiryFor(services, new Date(), 'jobs_kept_days')),
};

/** Queues recurring work again after its job was lost or failed for good, and counts replies. */
const RECURRING_WORK: Readonly<Record<string, Step>> = {
  'weekly updates': (services, now) => planRound(services, services.db, now),
  'comparison with payment providers': (services, now) => planReconciliation(services, services.db, now),
  'alarm about money': (services, now) => planMoneyAlarm(services, services.db, now),
  'open mailings': resumeMailings,
  'stuck mail': recheckStuckMail,
  replies: countReplies,
};

/** A step that failed. */
interface Failure {
  step: string;
  error: unknown;
}

/** Runs each step, also after others have failed. Never rejects. */
export async function runSteps(
  steps: Readonly<Record<string, Step>>,
  services: Services,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const now = services.clock.now();
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(services, now);
    } catch (error) {
      failures.push({ step, error });
    }
  }
  return failures;
}

/** Runs every purge. @throws AggregateError after the last one, when some have failed */
export async function purgeExpired(services: Services): Promise<void> {
  const failures = await runSteps(PURGES, services);
  if (failures.length > 0)
    throw new AggregateError(
      failures.map(({ error }) => error),
      `housekeeping failed: ${failures.map(({ step }) => step).join(', ')}`,
    );
}

/** The housekeeping of one process. */
export interface Housekeeping {
  /** Runs every step once. */
  tidy(): Promise<void>;
  /** Runs every step at once and each hour: a server that restarts often purges too. @returns the way to stop */
  start(): () => void;
}

/** Each step that fails is logged by its name, with the number of times it has failed in a row. Several processes may run it at once. */
export function createHousekeeping(services: Services, log: FastifyBaseLogger): Housekeeping {
  const inARow = new Map<string, number>();

  async function run(steps: Readonly<Record<string, Step>>): Promise<void> {
    const failures = await runSteps(steps, services);
    const failed = new Set(failures.map(({ step }) => step));
    for (const step of Object.keys(steps).filter((name) => !failed.has(name))) inARow.delete(step);
    for (const { step, error } of failures) {
      const count = (inARow.get(step) ?? 0) + 1;
      inARow.set(step, count);
      log.warn({ err: error, step, failures: count }, 'housekeeping step failed');
    }
  }

  const tidy = () => run({ ...RECURRING_WORK, ...PURGES });
  return {
    tidy,
    start() {
      void tidy();
      const timer = setInterval(() => void tidy(), HOUR).unref();
      return () => clearInterval(timer);
    },
  };
}
