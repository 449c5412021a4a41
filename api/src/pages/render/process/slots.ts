import type { PartKey } from './messages.ts';
import { childProgram } from './program.ts';
import type { Death } from './render-process.ts';
import { Slot } from './slot.ts';

/** Processes for one set of versions. The second starts when pages wait for the first, and ends when it has nothing to do. */
const PROCESSES = 2;
const SECOND_AFTER_MS = 50;
const IDLE_MS = 30_000;
/** Pages beyond this number go out without server HTML at once: the site is overloaded, and browsers can draw them. */
const MAX_WAITING = 16;
const MAX_WAIT_MS = 5_000;
const START_PAUSE_MS = 5_000;

let program: string | undefined;
/** Reads the program of a render process once, when the first process starts. */
const processProgram = (): string => (program ??= childProgram());

export interface SlotsOptions {
  folder: string;
  memoryBytes: number;
  mayRender(part: PartKey): boolean;
  onDeath(death: Death): void;
}

interface Waiting {
  set: string;
  resolve(slot: Slot | null): void;
  timer: NodeJS.Timeout;
}

/** The render processes that are there: gives pages the use of one at a time, starts them while pages wait, ends them. */
export class Slots {
  readonly #options: SlotsOptions;
  readonly #waiting: Waiting[] = [];
  #slots: Slot[] = [];
  #set: string | null = null;
  #noStartBefore = 0;
  #isClosed = false;

  constructor(options: SlotsOptions) {
    this.#options = options;
  }

  /** Process ids that are alive. */
  get pids(): number[] {
    return this.#slots.flatMap(({ process }) => (process.pid === undefined ? [] : [process.pid]));
  }

  /** Does a process still work on a page that went out without this part? */
  isHeldBy(part: PartKey): boolean {
    return this.#slots.some(({ isLate, process }) => isLate && process.suspect === part);
  }

  /** Other versions were deployed: processes of the former ones end, and one for the new ones starts where pages are rendered. */
  deployed(set: string): void {
    if (this.#set === null || set === this.#set) return;
    this.#set = set;
    for (const slot of this.#slots.filter((one) => one.state === 'idle')) this.#end(slot);
    this.#start(set);
  }

  /** A process of these versions for one page; null when too many pages wait or none can start. Give it back with `release`. */
  async acquire(set: string): Promise<Slot | null> {
    if (this.#isClosed) return null;
    this.#set ??= set;
    const idle = this.#slots.find((slot) => slot.set === set && slot.state === 'idle');
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

  /** Takes a process back; the page that has waited longest gets it. */
  release(slot: Slot): void {
    slot.isLate = false;
    if (!slot.process.isAlive) return;
    // What a quarantined version has left in a process goes with it.
    if (slot.loaded.some((part) => !this.#options.mayRender(part))) {
      this.#end(slot);
      return this.#growFor(slot.set);
    }
    const next = this.#waiting.find((waiting) => waiting.set === slot.set);
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      clearTimeout(next.timer);
      slot.state = 'busy';
      return next.resolve(slot);
    }
    slot.state = 'idle';
    if (slot.set !== this.#set) return this.#end(slot);
    slot.idleTimer = setTimeout(() => this.#endSpare(slot), IDLE_MS).unref();
  }

  /** A process is late: pages that wait for it may get another. */
  late(slot: Slot): void {
    slot.isLate = true;
    this.#growFor(slot.set);
  }

  /** Ends the idle processes that have loaded a part. */
  drop(part: PartKey): void {
    for (const slot of this.#slots.filter((one) => one.state === 'idle' && one.loaded.includes(part)))
      this.#end(slot);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      resolve(null);
    }
    await Promise.all(this.#slots.splice(0).map(({ process }) => process.close()));
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
    const useful = this.#slots.filter((slot) => slot.set === set && !slot.isLate);
    if (useful.length === 0) return this.#mayStart() ? this.#start(set) : this.#giveUp(set);
    if (useful.length >= PROCESSES || useful.some((slot) => slot.state === 'starting')) return;
    setTimeout(() => {
      const now = this.#slots.filter((slot) => slot.set === set && !slot.isLate);
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
    const { folder, memoryBytes } = this.#options;
    const limits = { memoryBytes, program: processProgram() };
    const slot: Slot = new Slot(set, folder, limits, (death) => this.#died(slot, death));
    this.#slots.push(slot);
    slot.process.start().then(
      () => this.release(slot),
      () => undefined,
    );
  }

  #died(slot: Slot, death: Death): void {
    const wasStarting = slot.state === 'starting';
    this.#slots = this.#slots.filter((one) => one !== slot);
    clearTimeout(slot.idleTimer);
    if (wasStarting) this.#noStartBefore = performance.now() + START_PAUSE_MS;
    this.#options.onDeath(death);
    // The next page finds a process at work again.
    if (slot.set === this.#set && !this.#slots.some((one) => one.set === slot.set)) this.#start(slot.set);
    this.#growFor(slot.set);
  }

  /** One process stays; further ones end when idle. */
  #endSpare(slot: Slot): void {
    if (slot.state === 'idle' && this.#slots.some((one) => one !== slot && one.set === slot.set))
      this.#end(slot);
  }

  #end(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    this.#slots = this.#slots.filter((one) => one !== slot);
    void slot.process.close();
  }
}
