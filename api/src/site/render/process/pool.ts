import type { PageData } from '@rendezvous/contract/page';
import type { Deployed, OfferedRemote } from '../registry/registry.ts';
import type { Fault, Health } from './health.ts';
import type { PartKey, RenderedPage, ScreenInput } from './messages.ts';
import { childProgram } from './program.ts';
import type { Death, Get } from './render-process.ts';
import { Slot, type ServerPart } from './slot.ts';

/** Processes for one set of versions. The second starts when pages wait for the first, and ends when it has nothing to do. */
const PROCESSES = 2;
const SECOND_AFTER_MS = 50;
const IDLE_MS = 30_000;
/** Pages beyond this number go out without server HTML at once: the site is overloaded, and browsers can draw them. */
const MAX_WAITING = 16;
const MAX_WAIT_MS = 5_000;
/** A new version gets longer: its code is compiled while it runs. */
const COLD_LIMIT_MS = 3_000;
/** A process that still works on a page this long after the page went out is ended. */
const GRACE_MS = 1_000;
const START_PAUSE_MS = 5_000;

let program: string | undefined;
/** Reads the program of a render process once, when the first process starts. */
const processProgram = (): string => (program ??= childProgram());

export interface PoolOptions {
  folder: string;
  /** Milliseconds a warm page may take; the remote's data must be there after half of them. */
  limitMs: number;
  memoryBytes: number;
  health: Health;
  /** Tells of each failure of a part. */
  report(part: PartKey, fault: Fault, reason: string): void;
}

/** A page to be rendered by the parts of one registry reading. */
export interface PageWork {
  deployed: Deployed;
  page: PageData;
  nonce: string;
  screen: { remote: OfferedRemote; input: ScreenInput } | null;
  get: Get;
}

interface Waiting {
  set: string;
  resolve(slot: Slot | null): void;
  timer: NodeJS.Timeout;
}

interface Parts {
  frame: ServerPart;
  screen: (ServerPart & { input: ScreenInput }) | null;
}

/** Renders pages in processes of their own. Whatever happens there, the answer is a page or null, never an error. */
export class RenderPool {
  readonly #options: PoolOptions;
  readonly #waiting: Waiting[] = [];
  #slots: Slot[] = [];
  #set: string | null = null;
  #noStartBefore = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Process ids that are alive. */
  get pids(): number[] {
    return this.#slots.flatMap(({ process }) => (process.pid === undefined ? [] : [process.pid]));
  }

  /** Versions were deployed: processes of the former ones end, and one for the new ones starts where pages are rendered. */
  deployed(deployed: Deployed): void {
    if (this.#set === null) return;
    const set = setOf(deployed);
    if (set === this.#set) return;
    this.#set = set;
    for (const slot of this.#slots.filter((one) => one.state === 'idle')) this.#end(slot);
    this.#start(set);
  }

  /** Renders a page; null when the frame cannot be rendered in time. Never rejects. */
  async render(work: PageWork): Promise<RenderedPage | null> {
    const first = await this.#try(work);
    // The process died over something that is no part of this page.
    return first === 'lost' ? this.#try(work).then((second) => (second === 'lost' ? null : second)) : first;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      resolve(null);
    }
    await Promise.all(this.#slots.splice(0).map(({ process }) => process.close()));
  }

  async #try(work: PageWork): Promise<RenderedPage | null | 'lost'> {
    const parts = this.#partsOf(work);
    if (!parts) return null;
    const slot = await this.#acquire(setOf(work.deployed));
    return slot ? this.#run(slot, parts, work) : null;
  }

  /** The parts that may render this page now. */
  #partsOf({ deployed: { shell }, screen }: PageWork): Parts | null {
    const isFree = (key: PartKey): boolean =>
      this.#options.health.mayRender(key) &&
      !this.#slots.some(({ isLate, process }) => isLate && process.suspect === key);
    if (!shell?.server) return null;
    const frame = { key: `shell/${shell.version}`, ...shell.server };
    if (!isFree(frame.key)) return null;
    const key = screen && `${screen.remote.name}/${screen.remote.version}`;
    const build = screen?.remote.server;
    return {
      frame,
      screen: screen && key && build && isFree(key) ? { key, ...build, input: screen.input } : null,
    };
  }

  async #run(slot: Slot, parts: Parts, work: PageWork): Promise<RenderedPage | null | 'lost'> {
    const name = `${parts.screen?.key} ${parts.screen?.input.route}`;
    const limit = slot.isWarm(name) ? this.#options.limitMs : COLD_LIMIT_MS;
    const kill = setTimeout(
      () => slot.process.kill(`a page took longer than ${limit + GRACE_MS} ms`),
      limit + GRACE_MS,
    );
    const rendering = this.#renderIn(slot, parts, work, limit)
      .then((rendered) => {
        if (rendered !== 'lost') slot.warmed(name);
        // Slow, but not hung: the process lives.
        if (slot.isLate && slot.process.isAlive)
          this.#fail((parts.screen ?? parts.frame).key, 'late', `a page took longer than ${limit} ms`);
        return rendered;
      })
      .finally(() => {
        clearTimeout(kill);
        this.#release(slot);
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        slot.isLate = true;
        resolve(null);
        this.#growFor(slot.set);
      }, limit);
    });
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  async #renderIn(
    slot: Slot,
    { frame, screen }: Parts,
    work: PageWork,
    limit: number,
  ): Promise<RenderedPage | null | 'lost'> {
    try {
      if (!(await this.#load(slot, frame, true))) return null;
      const isLoaded = screen !== null && (await this.#load(slot, screen, false));
      const job = { page: work.page, nonce: work.nonce, loadLimitMs: limit * 0.6 };
      const rendered = await slot.process.render(
        { ...job, screen: isLoaded ? { part: screen.key, input: screen.input } : null },
        work.get,
      );
      this.#note(frame, rendered);
      return rendered;
    } catch {
      // Told by `#died`. A part of this page died with it: no second try.
      const culprit = slot.process.culprit;
      return culprit === frame.key || culprit === screen?.key ? null : 'lost';
    }
  }

  /** False when the part's code throws while it is loaded; rejects when the process died over it. */
  async #load(slot: Slot, part: ServerPart, isFrame: boolean): Promise<boolean> {
    try {
      await slot.load(part, isFrame);
      return true;
    } catch (error) {
      if (!slot.process.isAlive) throw error;
      this.#fail(part.key, 'threw', error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  #note(frame: ServerPart, { frame: drawn, screen, failures }: RenderedPage): void {
    for (const { part, kind, reason } of failures) this.#fail(part, kind, reason);
    if (drawn) this.#options.health.succeeded(frame.key);
    if (screen) this.#options.health.succeeded(screen.part);
  }

  #fail(part: PartKey, fault: Fault, reason: string): void {
    this.#options.report(part, fault, reason);
    this.#options.health.failed(part, fault, reason);
    if (this.#options.health.mayRender(part)) return;
    for (const slot of this.#slots.filter((one) => one.state === 'idle' && one.loaded.includes(part)))
      this.#end(slot);
  }

  async #acquire(set: string): Promise<Slot | null> {
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
      () => this.#release(slot),
      () => undefined,
    );
  }

  #died(slot: Slot, { part, reason }: Death): void {
    const wasStarting = slot.state === 'starting';
    this.#slots = this.#slots.filter((one) => one !== slot);
    clearTimeout(slot.idleTimer);
    if (wasStarting) this.#noStartBefore = performance.now() + START_PAUSE_MS;
    if (part) this.#fail(part, 'crashed', reason);
    else this.#options.report('render process', 'crashed', reason);
    // The next page finds a process at work again.
    if (slot.set === this.#set && !this.#slots.some((one) => one.set === slot.set)) this.#start(slot.set);
    this.#growFor(slot.set);
  }

  #release(slot: Slot): void {
    slot.isLate = false;
    if (!slot.process.isAlive) return;
    // What a quarantined version has left in a process goes with it.
    if (slot.loaded.some((part) => !this.#options.health.mayRender(part))) {
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

/** Name of the versions with a server build: processes are for one such set. */
function setOf({ shell, remotes }: Deployed): string {
  const keys = Object.values(remotes).flatMap(({ name, version, server }) =>
    server ? [`${name}/${version}`] : [],
  );
  return [`shell/${shell?.version}`, ...keys.sort()].join(' ');
}
