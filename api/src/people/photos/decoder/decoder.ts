import { problem } from '#src/platform/lib/problem.ts';
import { DecoderEndedError, DecoderProcess, LIMITS, type DecoderLimits } from './decoder-process.ts';
import type { Decoded, DecodeJob } from './messages.ts';

/** Pictures that wait use memory of the API: beyond this many bytes uploads are put off. */
const MAX_WAITING_BYTES = 128 * 2 ** 20;
const MAX_WAITING = 256;
const RETRY_AFTER_S = 10;
/** A process that uses more than this after a picture ends and frees it. */
const RECYCLE_BYTES = 200 * 2 ** 20;
const IDLE_MS = 30_000;

declare module '#src/platform/services.ts' {
  interface ModuleServices {
    /** Decodes the pictures of all modules in one process. */
    decoder: Decoder;
  }
}

/** Decodes and encodes uploads in a process of their own, one at a time. */
export class Decoder {
  readonly #limits: DecoderLimits;
  readonly #report: (error: Error) => void;
  #process: DecoderProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #waitingBytes = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(report: (error: Error) => void, limits: DecoderLimits = LIMITS) {
    this.#report = report;
    this.#limits = limits;
  }

  /** Process id while a process runs. */
  get pid(): number | undefined {
    return this.#process?.isAlive ? this.#process.pid : undefined;
  }

  /**
   * Decodes a picture in its turn; null when it cannot be decoded within the limits.
   * @throws problem `unavailable` when too many wait, or the machine is too slow
   */
  async decode(job: DecodeJob): Promise<Decoded | null> {
    const bytes = job.data.length;
    const isFull = this.#waiting >= MAX_WAITING || this.#waitingBytes + bytes > MAX_WAITING_BYTES;
    if (isFull || this.#isClosed) throw problem('unavailable', { retry_after: RETRY_AFTER_S });
    this.#waiting += 1;
    this.#waitingBytes += bytes;
    const turn = this.#last.then(() => this.#decodeNow(job));
    this.#last = turn.catch(() => undefined);
    return turn.finally(() => {
      this.#waiting -= 1;
      this.#waitingBytes -= bytes;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#process?.close();
  }

  async #decodeNow(job: DecodeJob): Promise<Decoded | null> {
    if (this.#isClosed) throw problem('unavailable', { retry_after: RETRY_AFTER_S });
    clearTimeout(this.#idle);
    if (!this.#process?.isAlive) this.#process = new DecoderProcess(this.#limits);
    const process = this.#process;
    try {
      return await process.decode(job);
    } catch (error) {
      if (!(error instanceof DecoderEndedError)) throw error;
      this.#report(error);
      if (error.isLate) throw problem('unavailable', { retry_after: RETRY_AFTER_S });
      return null;
    } finally {
      await this.#settle(process);
    }
  }

  /** Reuses the process for the next picture, unless it ended or uses too much memory. */
  async #settle(process: DecoderProcess): Promise<void> {
    if (process.isAlive && (await process.resident()) > RECYCLE_BYTES) await process.close();
    if (!process.isAlive) this.#process = null;
    else this.#idle = setTimeout(() => void this.#rest(), IDLE_MS).unref();
  }

  async #rest(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    await process?.close();
  }
}
