import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import type { Services } from '#src/platform/services.ts';
import type { PaymentContext } from './context.ts';
import { daysBefore, reconcile } from './reconcile.ts';

/** Job that queues the comparisons of the night; one waits. */
const NIGHT_JOB = 'payment-reconciliation';
/** Job that compares one day of one provider. */
const DAY_JOB = 'payment-reconciliation-day';
/** Hour of the comparisons, UTC. */
const NIGHT_HOUR = 3;

interface DayJob {
  provider: string;
  from: string;
  to: string;
}

/** Next moment of the comparisons after `now`. */
function nextNight(now: Date): Date {
  const day = Math.floor(now.getTime() / DAY) * DAY;
  const today = new Date(day + NIGHT_HOUR * HOUR);
  return today > now ? today : after(today, DAY);
}

/** Queues the comparison of the next night, unless it waits already. */
export function planReconciliation({ jobs }: Pick<Services, 'jobs'>, tx: Tx, now: Date): Promise<void> {
  return jobs.send(tx, NIGHT_JOB, {}, { key: 'night', startAfter: nextNight(now) });
}

/** Compares every provider with the books, a day at a time, so that a day that fails is tried again alone. */
export function handleReconciliation(context: PaymentContext): void {
  const { db, clock, jobs, providers } = context;
  jobs.handle(
    NIGHT_JOB,
    async () => {
      const now = clock.now();
      const days = daysBefore(now).map(({ from, to }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
      }));
      for (const { name } of providers.all)
        await jobs.sendAll(
          db,
          DAY_JOB,
          days.map((day): DayJob => ({ provider: name, ...day })),
        );
      await planReconciliation(context, db, now);
    },
    { keyed: true },
  );
  jobs.handle<DayJob>(DAY_JOB, async ({ provider: name, from, to }) => {
    const provider = providers.named(name);
    if (provider) await reconcile(context, provider, new Date(from), new Date(to));
  });
}
