import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss';
import type { Kind } from './jobs.ts';

export type Handler = (data: object) => Promise<void>;

/** Work that is found in the database: `look` does a part of it; milliseconds between looks that found nothing. */
export interface Collector {
  look: () => Promise<number>;
  pause: number;
}

/** How often a process looks for jobs of a kind while it is notified of new ones: for those that wait for their time, or for another try. */
const LOOK_SECONDS = 10;
/** How often without notifications. */
const DEAF_LOOK_SECONDS = 1;

/** Does jobs of a batch, `parallel` at a time; one that fails is tried again and delays none of the others. */
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

/** Does jobs in this process: each kind has a worker, which is notified of new jobs and looks for others now and then (decision 140). */
export function createWorkers(boss: PgBoss, onError: (error: Error) => void, lookSeconds = LOOK_SECONDS) {
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  const looks = {
    pollingIntervalSeconds: DEAF_LOOK_SECONDS,
    notifyPollingIntervalSeconds: Math.max(DEAF_LOOK_SECONDS, lookSeconds),
  };

  /** Looks until the process stops; what fails is tried again after the pause. */
  async function goOnLooking({ look, pause }: Collector): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => onError(error as Error));
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** Does jobs of a kind one after the other; after each it looks for the next at once. */
  async function workInTurn(name: string, handler: Handler): Promise<void> {
    const worker = { id: '' };
    worker.id = await boss.work(name, looks, async ([job]: Job<object>[]) => {
      boss.notifyWorker(worker.id);
      if (job) await handler(job.data);
    });
  }

  const workInBatches = (name: string, handler: Handler, batchSize: number, parallel: number) =>
    boss.work<object, JobResult[], WorkOptions & { perJobResults: true }>(
      name,
      { ...looks, batchSize, burstWhenBatchFull: true, perJobResults: true },
      (jobs) => doEach(jobs, handler, parallel),
    );

  return {
    /** Starts the worker of a kind. */
    async start(name: string, handler: Handler, { batch, parallel = 1 }: Kind): Promise<void> {
      if (batch) await workInBatches(name, handler, batch, parallel);
      else await workInTurn(name, handler);
    },
    /** Starts the looks of collectors. */
    collect: (collectors: readonly Collector[]): void => void loops.push(...collectors.map(goOnLooking)),
    /** Ends the looks; resolves when the last of them is over. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
