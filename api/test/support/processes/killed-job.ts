import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '#src/platform/db/database.ts';
import type { ServerProcess } from './server-process.ts';
import type { Site } from './two-processes.ts';
import { until } from '../until.ts';

interface Interruption {
  /** Name of the job. */
  job: string;
  /** The only process that runs. */
  server: ServerProcess;
  /** Takes locks that the job waits for in its middle. */
  lock(tx: Tx): Promise<unknown>;
  /** Makes the job due, once the locks are held. */
  begin(): Promise<unknown>;
}

/** Does another connection of the site's database wait for a lock? */
async function someoneWaits({ t }: Site): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(t.services.db);
  return rows[0]!.waiting > 0;
}

/** How many jobs of a kind are in a state. */
export async function jobsIn({ t }: Site, job: string, state: string): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where name = ${job} and state::text = ${state}`.execute(
    t.services.db,
  );
  return rows[0]!.jobs;
}

/** Kills a process while a job of it waits in its middle: the job stays claimed, and what it began is rolled back. */
export async function killInside(site: Site, { job, server, lock, begin }: Interruption): Promise<void> {
  await site.t.services.db.transaction().execute(async (tx) => {
    // The locks are held for as long as the job needs to reach them.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await lock(tx);
    await begin();
    await until(async () => (await jobsIn(site, job, 'active')) > 0 && (await someoneWaits(site)));
    await site.kill(server);
  });
}

/** Expires claimed jobs, as two minutes would, and makes those that are tried again due. */
export async function releaseClaimed({ t }: Site, job: string): Promise<void> {
  const { db, jobs } = t.services;
  await sql`update pgboss.job set started_on = started_on - interval '1 hour' where name = ${job} and state = 'active'`.execute(
    db,
  );
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ${job}`.execute(
    db,
  );
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.supervise(job);
  await boss.stop({ graceful: false });
  await jobs.advance(600);
}
