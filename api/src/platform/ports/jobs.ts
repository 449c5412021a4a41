import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, fromKysely, type Job, type JobResult, type WorkOptions } from 'pg-boss';
import type { OpenDatabase, Tx } from '#src/platform/db/database.ts';
import { listen } from '#src/platform/db/listen.ts';
import type { Clock } from '#src/platform/lib/clock.ts';

export interface CollectOptions {
  /** Pause after a look that found nothing; a second when left out. */
  everySeconds?: number;
}

export interface SendOptions {
  /** Not before this moment of the clock. */
  startAfter?: Date;
  /** At most one job of this kind that waits for its first try carries this key; for kinds that are `keyed`, which always need one. */
  key?: string;
}

export interface Kind {
  /** Jobs of this kind carry a key, and one that waits makes others with its key unnecessary. */
  keyed?: boolean;
  /**
   * Jobs of this kind that a process takes at a time, each kept or tried again by itself; while as many wait, it takes the next at once. For short
   * work that comes in great numbers: all of them together must take less than two minutes. One after the other when left out.
   */
  batch?: number;
  /** Jobs of a batch that are done at the same time; one after the other when left out. For work that mostly waits for others. */
  parallel?: number;
}

/**
 * Mails and pushes: each waits for a server of others, and many become due at once. Five at a time are what the pool of connections
 * to the mail server holds. A server that lets every connection time out after 40 s holds a batch up for 80 s.
 */
export const LETTERS = { batch: 10, parallel: 5 } as const satisfies Kind;

/**
 * Work that is done later and surely: a job sent inside a transaction exists exactly when that transaction commits, and
 * runs until it succeeds (8 tries, then it is kept as failed). It may run twice, so handlers are idempotent.
 */
export interface Jobs {
  /** Names a kind of job and what does it; called while the app is put together. */
  handle<T extends object>(name: string, handler: (data: T) => Promise<void>, kind?: Kind): void;
  send(tx: Tx, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Sends several of a kind with one statement. */
  sendAll(tx: Tx, name: string, all: readonly object[]): Promise<void>;
  /**
   * Names work that is found in the database, not in the queue: `look` does a part of it and says how much it found. Each process that works
   * looks again and again; several may look at once. Called while the app is put together.
   */
  collect(look: () => Promise<number>, options?: CollectOptions): void;
  /** Gets the queues ready for `send`; workers do not run yet. */
  prepare(): Promise<void>;
  /** Starts the workers of this process. */
  work(): Promise<void>;
  stop(): Promise<void>;
  /** Runs everything that is due, here and now; the first failure is thrown, and tried again later. @returns how many ran */
  drain(): Promise<number>;
  /** Deletes finished jobs of before a moment, with what they carried and how they failed. */
  forget(before: Date): Promise<void>;
  /** Brings waiting jobs nearer after the clock was moved forward. */
  advance(seconds: number): Promise<void>;
}

type Handler = (data: object) => Promise<void>;

/** Does jobs of a batch, `parallel` at a time; one that fails is tried again and keeps none of the others up. */
async function doEach(
  batch: readonly Job<object>[],
  handler: Handler,
  parallel: number,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const left = batch.values();
  const doInTurn = async (): Promise<void> => {
    for (const { id, data } of left)
      results.push(
        await handler(data).then(
          () => ({ id, status: 'completed' as const }),
          (error: unknown) => ({ id, status: 'failed' as const, output: error }),
        ),
      );
  };
  await Promise.all(Array.from({ length: parallel }, doInTurn));
  return results;
}

const SCHEMA = 'pgboss';

/** How often a process looks for jobs of a kind while it hears of new ones: for those that wait for their time, or for another try. */
const LOOK_SECONDS = 10;
/** How often while it hears of none. */
const DEAF_LOOK_SECONDS = 1;

export function createJobs(
  database: OpenDatabase,
  clock: Clock,
  onError: (error: Error) => void,
  lookSeconds = LOOK_SECONDS,
): Jobs {
  const handlers = new Map<string, Handler>();
  const keyed = new Set<string>();
  const batches = new Map<string, { size: number; parallel: number }>();
  const collectors: { look: () => Promise<number>; pause: number }[] = [];
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query(text, values as unknown[]),
      listen: (channel, hear, onListen) => listen(database, { channel, hear, onListen, onError }),
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
  let prepared: Promise<void> | undefined;

  async function prepareOnce(): Promise<void> {
    await boss.start();
    // Queues of an earlier release announce no jobs.
    await database.pool.query(`update ${SCHEMA}.queue set notify = true where not notify`);
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.policy]));
    for (const name of handlers.keys()) {
      // pg-boss heeds a key on its own only where the queue's policy says so.
      const policy = keyed.has(name) ? 'short' : 'standard';
      if (!known.has(name))
        await boss.createQueue(name, {
          policy,
          notify: true,
          retryLimit: 8,
          retryDelay: 5,
          retryBackoff: true,
          expireInSeconds: 120,
        });
      // Queues of an earlier release keep their jobs, which go by the old policy until they are done; pg-boss has no call for this.
      else if (known.get(name) !== policy)
        await database.pool.query(`update ${SCHEMA}.queue set policy = $2 where name = $1`, [name, policy]);
      // Reads the queue into pg-boss's cache, so that `send` needs no second connection inside a transaction.
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
  }

  /** Looks until the process stops; what fails is tried again after the pause. */
  async function goOnLooking({ look, pause }: (typeof collectors)[number]): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => onError(error as Error));
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const looks = {
    pollingIntervalSeconds: DEAF_LOOK_SECONDS,
    notifyPollingIntervalSeconds: Math.max(DEAF_LOOK_SECONDS, lookSeconds),
  };

  /** Does jobs of a kind one after the other; after each it looks for the next at once. */
  async function workInTurn(name: string, handler: Handler): Promise<void> {
    const worker = { id: '' };
    worker.id = await boss.work(name, looks, async ([job]: Job<object>[]) => {
      boss.notifyWorker(worker.id);
      if (job) await handler(job.data);
    });
  }

  /** Makes the workers of all processes look now. */
  const wakeAll = () =>
    database.pool.query(
      `select pg_notify('pgboss_' || left(encode(sha224('${SCHEMA}'::bytea), 'hex'), 24), name) from ${SCHEMA}.queue`,
    );

  const jobs: Jobs = {
    collect(look, { everySeconds = 1 } = {}) {
      collectors.push({ look, pause: everySeconds * 1_000 });
    },
    handle(name, handler, kind) {
      handlers.set(name, handler as Handler);
      if (kind?.keyed) keyed.add(name);
      if (kind?.batch) batches.set(name, { size: kind.batch, parallel: kind.parallel ?? 1 });
    },
    async send(tx, name, data, { startAfter, key } = {}) {
      if (!handlers.has(name)) throw new Error(`no handler for job ${name}`);
      if (keyed.has(name) !== Boolean(key))
        throw new Error(`job ${name} ${key ? 'takes no' : 'needs a'} key`);
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
      if (!handlers.has(name) || keyed.has(name)) throw new Error(`no handler for jobs ${name} without keys`);
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
      loops.push(...collectors.map(goOnLooking));
      for (const [name, handler] of handlers) {
        const batch = batches.get(name);
        if (batch)
          await boss.work<object, JobResult[], WorkOptions & { perJobResults: true }>(
            name,
            {
              ...looks,
              batchSize: batch.size,
              burstWhenBatchFull: true,
              perJobResults: true,
            },
            (taken) => doEach(taken, handler, batch.parallel),
          );
        else await workInTurn(name, handler);
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      if (prepared) await boss.stop({ graceful: true, timeout: 8_000 });
    },
    async drain() {
      let count = 0;
      for (const { look } of collectors) count += await look();
      for (const [name, handler] of handlers) {
        for (;;) {
          const [job] = await boss.fetch<object>(name);
          if (!job) break;
          try {
            await handler(job.data);
          } catch (error) {
            await boss.fail(name, job.id, error as Error);
            throw error;
          }
          await boss.complete(name, job.id);
          count += 1;
        }
      }
      return count ? count + (await jobs.drain()) : 0;
    },
    async forget(before) {
      await jobs.prepare();
      await database.pool.query(
        `delete from ${SCHEMA}.job where state in ('completed', 'cancelled', 'failed') and completed_on < $1`,
        [before],
      );
    },
    async advance(seconds) {
      await database.pool.query(
        `update ${SCHEMA}.job set start_after = start_after - make_interval(secs => $1) where state in ('created', 'retry')`,
        [seconds],
      );
      await database.pool.query(
        `update ${SCHEMA}.job set completed_on = completed_on - make_interval(secs => $1) where completed_on is not null`,
        [seconds],
      );
      await wakeAll();
    },
  };
  return jobs;
}
