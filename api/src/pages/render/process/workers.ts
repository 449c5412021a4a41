import type { PartKey } from './messages.ts';
import type { Death } from './render-process.ts';
import { RenderWorker } from './worker.ts';

/** Processes for one set of versions. The second starts when pages wait for the first, and ends when it has nothing to do. */
const PROCESSES = 2;
const SECOND_AFTER_MS = 50;
const IDLE_MS = 30_000;
/** Pages beyond this number go out without server HTML at once: the site is overloaded, and browsers can draw them. */
const MAX_WAITING = 16;
const MAX_WAIT_MS = 5_000;
const START_PAUSE_MS = 5_000;

export interface RenderWorkersOptions {
  folder: string;
  /** File of the program that the processes run. */
  program: string;
  memoryBytes: number;
  mayRender(part: PartKey): boolean;
  onDeath(death: Death): void;
}

interface Waiting {
  set: string;
  resolve(worker: RenderWorker | null): void;
  timer: NodeJS.Timeout;
}

/** The render processes that are there: gives pages the use of one at a time, starts them while pages wait, ends them. */
export class RenderWorkers {
  readonly #options: RenderWorkersOptions;
  readonly #waiting: Waiting[] = [];
  #workers: RenderWorker[] = [];
  #set: string | null = null;
  #noStartBefore = 0;
  #isClosed = false;

  constructor(options: RenderWorkersOptions) {
    this.#options = options;
  }

  /** Process ids that are alive. */
  get pids(): number[] {
    return this.#workers.flatMap(({ process }) => (process.pid === undefined ? [] : [process.pid]));
  }

  /** Does a process still work on a page that went out without this part? */
  isBlockedBy(part: PartKey): boolean {
    return this.#workers.some(({ isLate, process }) => isLate && process.suspect === part);
  }

  /** Other versions were deployed: processes of the former ones end, and one for the new ones starts where pages are rendered. Returns whether the versions changed. */
  deployed(set: string): boolean {
    if (this.#set === null || set === this.#set) return false;
    this.#set = set;
    for (const worker of this.#workers.filter((one) => one.state === 'idle')) this.#end(worker);
    this.#start(set);
    return true;
  }

  /** A process of these versions for one page; null when too many pages wait or none can start. Give it back with `release`. */
  async acquire(set: string): Promise<RenderWorker | null> {
    if (this.#isClosed) return null;
    this.#set ??= set;
    const idle = this.#workers.find((worker) => worker.set === set && worker.state === 'idle');
    if (idle) {
      clearTimeout(idle.idleTimer);
      idle.state = 'busy';
      return idle;
    }
    if (this.#waiting.length >= MAX_WAITING) return null;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#leave(waiting), MAX_WAIT_MS);
      const waiting = { set, resolve, timer };
      this.#waiting.push(waiting);
      this.#growFor(set);
    });
  }

  /** Returns a process to the pool; the page that has waited longest gets it. */
  release(worker: RenderWorker): void {
    worker.isLate = false;
    if (!worker.process.isAlive) return;
    // What a quarantined version has left in a process goes with it.
    if (worker.loaded.some((part) => !this.#options.mayRender(part))) {
      this.#end(worker);
      return this.#growFor(worker.set);
    }
    const next = this.#waiting.find((waiting) => waiting.set === worker.set);
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      clearTimeout(next.timer);
      worker.state = 'busy';
      return next.resolve(worker);
    }
    worker.state = 'idle';
    if (worker.set !== this.#set) return this.#end(worker);
    worker.idleTimer = setTimeout(() => this.#endSpare(worker), IDLE_MS).unref();
  }

  /** A process is late: another one renders the next pages, and starts at once. */
  late(worker: RenderWorker): void {
    worker.isLate = true;
    const { set } = worker;
    if (set === this.#set && !this.#workers.some((one) => one.set === set && !one.isLate)) this.#start(set);
    else this.#growFor(set);
  }

  /** Ends the idle processes that have loaded a part. */
  drop(part: PartKey): void {
    for (const worker of this.#workers.filter((one) => one.state === 'idle' && one.loaded.includes(part)))
      this.#end(worker);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      resolve(null);
    }
    await Promise.all(this.#workers.splice(0).map(({ process }) => process.close()));
  }

  #leave(waiting: Waiting): void {
    const index = this.#waiting.indexOf(waiting);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    clearTimeout(waiting.timer);
    waiting.resolve(null);
  }

  /** Starts a process where pages wait: the first at once, the second after a moment. */
  #growFor(set: string): void {
    const isWanted = (): boolean => this.#waiting.some((waiting) => waiting.set === set);
    if (!isWanted()) return;
    const useful = this.#workers.filter((worker) => worker.set === set && !worker.isLate);
    if (useful.length === 0) return this.#mayStart() ? this.#start(set) : this.#giveUp(set);
    if (useful.length >= PROCESSES || useful.some((worker) => worker.state === 'starting')) return;
    setTimeout(() => {
      const now = this.#workers.filter((worker) => worker.set === set && !worker.isLate);
      if (isWanted() && now.length < PROCESSES) this.#start(set);
    }, SECOND_AFTER_MS).unref();
  }

  /** After a process that could not even start there is a pause: something is wrong with the machine. */
  #mayStart(): boolean {
    return !this.#isClosed && performance.now() >= this.#noStartBefore;
  }

  #giveUp(set: string): void {
    for (const waiting of this.#waiting.filter((one) => one.set === set)) this.#leave(waiting);
  }

  #start(set: string): void {
    if (!this.#mayStart()) return;
    const { folder, memoryBytes, program } = this.#options;
    const limits = { memoryBytes, program };
    const worker: RenderWorker = new RenderWorker(set, folder, limits, (death) => this.#died(worker, death));
    this.#workers.push(worker);
    worker.process.start().then(
      () => this.release(worker),
      () => undefined,
    );
  }

  #died(worker: RenderWorker, death: Death): void {
    const wasStarting = worker.state === 'starting';
    this.#workers = this.#workers.filter((one) => one !== worker);
    clearTimeout(worker.idleTimer);
    if (wasStarting) this.#noStartBefore = performance.now() + START_PAUSE_MS;
    this.#options.onDeath(death);
    // The next page finds a process at work again.
    if (worker.set === this.#set && !this.#workers.some((one) => one.set === worker.set))
      this.#start(worker.set);
    this.#growFor(worker.set);
  }

  /** One process stays; further ones end when idle. */
  #endSpare(worker: RenderWorker): void {
    if (worker.state === 'idle' && this.#workers.some((one) => one !== worker && one.set === worker.set))
      this.#end(worker);
  }

  #end(worker: RenderWorker): void {
    clearTimeout(worker.idleTimer);
    this.#workers = this.#workers.filter((one) => one !== worker);
    void worker.process.close();
  }
}
