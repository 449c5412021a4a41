import type { Tx } from '#src/platform/db/database.ts';

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
   * Jobs of this kind that a process fetches at a time, each done or tried again by itself; while as many wait, it fetches the next at once. For short
   * work that comes in great numbers: all of them together must take at most two minutes. One after the other when left out.
   */
  batch?: number;
  /** Jobs of a batch that are done at the same time; one after the other when left out. For work that mostly waits for others. */
  parallel?: number;
}

/**
 * Mails and pushes: each waits for a server of others, and many become due at once. Five at a time are what the pool of connections
 * to the mail server allows. A server whose connections all time out after 40 s delays a batch by 80 s.
 */
export const LETTERS = { batch: 10, parallel: 5 } as const satisfies Kind;

/** A job that was tried eight times and has failed. */
export interface FailedJob {
  id: string;
  name: string;
  data: Record<string, unknown>;
  tries: number;
  at: Date;
  /** How it failed the last time. */
  error: string;
}

/**
 * Work that is done later and surely: a job sent inside a transaction exists exactly when that transaction commits, and
 * runs until it succeeds (8 tries, then it is stored as failed). It may run twice, so handlers are idempotent.
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
  /** Lists failed jobs whose data have one of these keys, the latest first. */
  listFailed(keys: readonly string[], limit: number): Promise<FailedJob[]>;
  /** Queues a failed job again. @returns false for a job that has not failed or has none of these keys */
  retry(tx: Tx, keys: readonly string[], id: string): Promise<boolean>;
  /** Brings waiting jobs nearer after the clock was moved forward. */
  advance(seconds: number): Promise<void>;
}
