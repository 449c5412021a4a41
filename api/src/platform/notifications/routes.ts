import type { App } from '#src/platform/types.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import { deliver } from './deliver.ts';
import { DELIVER_JOB, MAIL_JOB, PUSH_JOB } from './jobs.ts';
import { mailNews } from './mail.ts';
import type { PushJob } from './delivery-repository.ts';
import { pushTo } from './push.ts';

/** Notifications of one member. A release before named one a job, and such jobs may still wait. */
type DeliverJob = { ids: readonly string[] } | { id: string };

/** The work of the dispatcher; it has no address of its own. */
export async function notificationRoutes({ services }: App): Promise<void> {
  const { jobs } = services;
  jobs.handle<DeliverJob>(DELIVER_JOB, (job) => deliver(services, 'ids' in job ? job.ids : [job.id]), {
    batch: 50,
  });
  jobs.handle<PushJob>(PUSH_JOB, (job) => pushTo(services, job), LETTERS);
  jobs.handle<{ userId: string }>(MAIL_JOB, ({ userId }) => mailNews(services, userId), LETTERS);
}
