import type { App } from '#src/platform/types.ts';
import { MAILING_JOB } from './jobs.ts';
import { writeBatch } from './send.ts';

/** The work behind news and offers; it has no address of its own. */
export async function mailingRoutes({ services }: App): Promise<void> {
  services.jobs.handle<{ id: string }>(MAILING_JOB, ({ id }) => writeBatch(services, id), { keyed: true });
}
