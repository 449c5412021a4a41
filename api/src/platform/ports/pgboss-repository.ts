import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Schema of the database with the tables of pg-boss. */
export const SCHEMA = 'pgboss';

const QUEUES = sql.table(`${SCHEMA}.queue`);
const JOBS = sql.table(`${SCHEMA}.job`);

/** Makes queues of an earlier release announce their jobs. */
export async function announceAllQueues(tx: Tx): Promise<void> {
  await sql`update ${QUEUES} set notify = true where not notify`.execute(tx);
}

/** Changes the policy of a queue. Its jobs stay, and go by the old policy; pg-boss has no call for this. */
export async function updatePolicy(tx: Tx, queue: string, policy: string): Promise<void> {
  await sql`update ${QUEUES} set policy = ${policy} where name = ${queue}`.execute(tx);
}

/** Makes the workers of all processes look now. The channel is named as pg-boss names it: by a digest of its schema. */
export async function wakeWorkers(tx: Tx): Promise<void> {
  await sql`select pg_notify('pgboss_' || left(encode(sha224(${SCHEMA}::text::bytea), 'hex'), 24), name) from ${QUEUES}`.execute(
    tx,
  );
}

/** Names of the queues in which jobs wait: asking each of them needs a query per queue. */
export async function findWaitingQueues(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct name from ${JOBS} where state in ('created', 'retry')`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** Deletes jobs that were finished before a moment. */
export async function deleteFinishedJobs(tx: Tx, before: Date): Promise<void> {
  await sql`delete from ${JOBS} where state in ('completed', 'cancelled', 'failed') and completed_on < ${before}`.execute(
    tx,
  );
}

/** Moves all jobs into the past, as if so many seconds had passed. */
export async function advanceJobs(tx: Tx, seconds: number): Promise<void> {
  const passed = sql`make_interval(secs => ${seconds})`;
  await sql`update ${JOBS} set start_after = start_after - ${passed} where state in ('created', 'retry')`.execute(
    tx,
  );
  await sql`update ${JOBS} set completed_on = completed_on - ${passed} where completed_on is not null`.execute(
    tx,
  );
}

/** A job that has failed for good, as the database has it. */
interface FailedRow {
  id: string;
  name: string;
  data: Record<string, unknown>;
  tries: number;
  at: Date;
  error: string | null;
}

/** Jobs that have failed for good and whose data have one of these keys, the latest first. */
export async function listFailedJobs(tx: Tx, keys: readonly string[], limit: number): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select id, name, data, retry_count + 1 as tries, completed_on as at, left(output->>'message', 200) as error
    from ${JOBS} where state = 'failed' and jsonb_exists_any(data, ${keys}::text[])
    order by completed_on desc limit ${limit}`.execute(tx);
  return rows;
}

/** Puts a failed job whose data have one of these keys back into its queue, for as many tries as a new one; false for any other job. */
export async function retryFailedJob(tx: Tx, keys: readonly string[], id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${JOBS} set state = 'retry', retry_limit = retry_count + 8, completed_on = null, start_after = now()
    where id::text = ${id} and state = 'failed' and jsonb_exists_any(data, ${keys}::text[])`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
