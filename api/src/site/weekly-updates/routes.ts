import type { App } from '#src/platform/types.ts';
import { ROUND_JOB } from './jobs.ts';
import { writeRound } from './round.ts';

/** The work behind weekly updates; it has no address of its own. */
export async function weeklyUpdateRoutes({ services }: App): Promise<void> {
  services.jobs.handle(ROUND_JOB, () => writeRound(services), { keyed: true });
}
