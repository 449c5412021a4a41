import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** What node-postgres needs of the embedded PostgreSQL. */
export type EmbeddedEngine = Pick<PGlite, 'waitReady' | 'execProtocolStream' | 'close'>;

/** Room below which the database is not started again: its log grows by files of 16 MB, and a start writes to it. */
const ROOM_TO_START = 2 * 16 * 2 ** 20;
/** Pause after a start that failed although there was room. */
const PAUSE_MS = 10_000;

export interface LastingOptions {
  folder: string;
  start: () => Promise<EmbeddedEngine>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** The embedded database has ended itself. The SQLSTATE is `crash_shutdown`, by which requests are put off (`http/errors`). */
class EndedError extends Error {
  readonly code = '57P02';
}

/** Severities after which PostgreSQL ends its process. The embedded one runs in ours: entered again, it never returns. */
const LAST_WORDS = new Set(['PANIC', 'FATAL']);

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const lastWordsIn = (messages: readonly Message[]): Message | undefined =>
  messages.find((message) => 'severity' in message && LAST_WORDS.has(String(message.severity)));

/**
 * The embedded PostgreSQL in a folder, started again after it has ended itself, as a full disk of its log makes it do. Until there is
 * room, each query fails at once. What was committed is in its log, which the start reads.
 */
export class LastingPglite implements EmbeddedEngine {
  readonly waitReady = Promise.resolve();
  readonly #folder: string;
  readonly #start: () => Promise<EmbeddedEngine>;
  readonly #now: () => number;
  #lite: EmbeddedEngine | null;
  #isClosed = false;
  #failedAt = -Infinity;
  /** Called after each start but the first: statements prepared before are gone, and nothing listens. */
  onRestart: () => void = () => {};

  private constructor(
    { folder, start, now = () => performance.now() }: LastingOptions,
    lite: EmbeddedEngine,
  ) {
    this.#folder = folder;
    this.#start = start;
    this.#now = now;
    this.#lite = lite;
  }

  static async open(options: LastingOptions): Promise<LastingPglite> {
    return new LastingPglite(options, await options.start());
  }

  async execProtocolStream(
    ...[message, options]: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    const lite = this.#lite ?? (await this.#startAgain());
    const messages = await lite.execProtocolStream(message, options).catch((error: Error) => {
      throw this.#ended(error.message);
    });
    const last = lastWordsIn(messages);
    if (last) throw this.#ended('message' in last ? String(last.message) : 'without a word');
    return messages;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#lite?.close();
  }

  #ended(words: string): EndedError {
    this.#lite = null;
    return new EndedError(`the embedded database has ended: ${words}`);
  }

  async #startAgain(): Promise<EmbeddedEngine> {
    if (this.#isClosed) throw new EndedError('the embedded database is closed');
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < ROOM_TO_START) throw new EndedError('no room to start the embedded database again');
    if (this.#now() - this.#failedAt < PAUSE_MS)
      throw new EndedError('the embedded database could not be started a moment ago');
    try {
      this.#lite = await this.#start();
    } catch (error) {
      this.#failedAt = this.#now();
      throw new EndedError('the embedded database could not be started again', { cause: error });
    }
    this.onRestart();
    return this.#lite;
  }
}
