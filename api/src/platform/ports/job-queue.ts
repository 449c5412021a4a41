import { PgBoss, fromKysely } from 'pg-boss';
import type { OpenDatabase } from '#src/platform/db/database.ts';
import { listen } from '#src/platform/db/listen.ts';
import type { Clock } from '#src/platform/lib/clock.ts';
import { createWorkers, type Collector, type Handler } from './job-workers.ts';
import type { Jobs, Kind } from './jobs.ts';
import {
  advanceJobs,
  announceAllQueues,
  deleteFinishedJobs,
  findWaitingQueues,
  listFailedJobs,
  retryFailedJob,
  SCHEMA,
  updatePolicy,
  wakeWorkers,
} from './pgboss-repository.ts';

function openBoss(database: OpenDatabase, onError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query(text, values as unknown[]),
      listen: (channel, onMessage, onListen) => listen(database, { channel, onMessage, onListen, onError }),
    },
    useListenNotify: true,
    schema: SCHEMA,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    // Maintenance belongs to processes that run workers; `work` turns it on.
    supervise: true,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', onError);
  return boss;
}

/** Puts the queues of jobs into the database (decision 140). `lookSeconds`: how often workers look while they are notified of new jobs. */
export function createJobs(
  database: OpenDatabase,
  clock: Clock,
  onError: (error: Error) => void,
  lookSeconds?: number,
): Jobs {
  const { db } = database;
  const handlers = new Map<string, { handler: Handler; kind: Kind }>();
  const isKeyed = (name: string): boolean => Boolean(handlers.get(name)?.kind.keyed);
  const collectors: Collector[] = [];
  const boss = openBoss(database, onError);
  const workers = createWorkers(boss, onError, lookSeconds);
  let prepared: Promise<void> | undefined;

  async function prepareOnce(): Promise<void> {
    await boss.start();
    await announceAllQueues(db);
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.policy]));
    for (const name of handlers.keys()) {
      // pg-boss heeds a key on its own only where the queue's policy says so.
      const policy = isKeyed(name) ? 'short' : 'standard';
      if (!known.has(name))
        await boss.createQueue(name, {
          policy,
          notify: true,
          retryLimit: 8,
          retryDelay: 5,
          retryBackoff: true,
          expireInSeconds: 120,
        });
      else if (known.get(name) !== policy) await updatePolicy(db, name, policy);
      // Reads the queue into pg-boss's cache, so that `send` needs no second connection inside a transaction.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
  }

  /** Does what waits in a queue. @returns how many jobs ran */
  async function drainQueue(name: string, handler: Handler): Promise<number> {
    for (let count = 0; ; count += 1) {
      const [job] = await boss.fetch<object>(name);
      if (!job) return count;
      try {
        await handler(job.data);
      } catch (error) {
        await boss.fail(name, job.id, error as Error);
        throw error;
      }
      await boss.complete(name, job.id);
    }
  }

  const jobs: Jobs = {
    collect: (look, { everySeconds = 1 } = {}) => void collectors.push({ look, pause: everySeconds * 1_000 }),
    handle: (name, handler, kind = {}) => void handlers.set(name, { handler: handler as Handler, kind }),
    async send(tx, name, data, { startAfter, key } = {}) {
      if (!handlers.has(name)) throw new Error(`no handler for job ${name}`);
      if (isKeyed(name) !== Boolean(key)) throw new Error(`job ${name} ${key ? 'has no' : 'needs a'} key`);
      const seconds = startAfter
        ? Math.max(0, Math.ceil((startAfter.getTime() - clock.now().getTime()) / 1000))
        : 0;
      await boss.send(name, data, {
        db: fromKysely(tx),
        ...(seconds && { startAfter: seconds }),
        ...(key && { singletonKey: key }),
      });
    },
    async sendAll(tx, name, all) {
      if (!handlers.has(name) || isKeyed(name)) throw new Error(`no handler for jobs ${name} without keys`);
      if (all.length > 0)
        await boss.insert(
          name,
          all.map((data) => ({ data })),
          { db: fromKysely(tx) },
        );
    },
    prepare: () => (prepared ??= prepareOnce()),
    async work() {
      await jobs.prepare();
      workers.collect(collectors);
      for (const [name, { handler, kind }] of handlers) await workers.start(name, handler, kind);
    },
    async stop() {
      await workers.stop();
      if (prepared) await boss.stop({ graceful: true, timeout: 8_000 });
    },
    async drain() {
      let count = 0;
      for (const { look } of collectors) count += await look();
      let waiting = await findWaitingQueues(db);
      for (const [name, { handler }] of handlers) {
        const ran = waiting.has(name) ? await drainQueue(name, handler) : 0;
        count += ran;
        // A job may put others into queues that come later.
        if (ran) waiting = await findWaitingQueues(db);
      }
      return count ? count + (await jobs.drain()) : 0;
    },
    async forget(before) {
      await jobs.prepare();
      await deleteFinishedJobs(db, before);
    },
    async listFailed(keys, limit) {
      await jobs.prepare();
      const rows = await listFailedJobs(db, keys, limit);
      return rows.map(({ error, ...row }) => ({ ...row, error: error ?? '' }));
    },
    async retry(tx, keys, id) {
      const found = await retryFailedJob(tx, keys, id);
      if (found) await wakeWorkers(tx);
      return found;
    },
    async advance(seconds) {
      await advanceJobs(db, seconds);
      await wakeWorkers(db);
    },
  };
  return jobs;
}
