import { setTimeout as pause } from 'node:timers/promises';
import type { PageData } from '@rendezvous/contract/composition/page';
import type { Deployed, OfferedRemote } from '#src/delivery/registry/face.ts';
import type { Fault, Health } from './health.ts';
import type { PartKey, RenderedPage, ScreenInput } from './messages.ts';
import type { Death, Get } from './render-process.ts';
import type { ServerPart, RenderWorker } from './worker.ts';
import { RenderWorkers } from './workers.ts';

/** A new version gets longer: its code is compiled while it runs. */
const COLD_LIMIT_MS = 3_000;
/** A part may use the processor, or wait for nothing, for this long after its page went out. */
const GRACE_MS = 1_000;
/** Time between two looks at a process that is late. */
const LOOK_MS = 250;

export interface PoolOptions {
  folder: string;
  /** File of the program that the processes run. */
  program: string;
  /** Time limit of a warm page in milliseconds; the remote's data must be there after half of them. */
  limitMs: number;
  memoryBytes: number;
  health: Health;
  /** Called at each failure of a part, and for each page that was late. */
  report(part: PartKey, fault: Fault | 'late', reason: string): void;
}

/** A page to be rendered by the parts of one registry reading. */
export interface PageWork {
  deployed: Deployed;
  page: PageData;
  nonce: string;
  screen: { remote: OfferedRemote; input: ScreenInput } | null;
  get: Get;
}

interface Parts {
  frame: ServerPart;
  screen: (ServerPart & { input: ScreenInput }) | null;
}

/** Renders pages in processes of their own. Whatever happens there, the answer is a page or null, never an error. */
export class RenderPool {
  readonly #options: PoolOptions;
  readonly #workers: RenderWorkers;

  constructor(options: PoolOptions) {
    this.#options = options;
    const { folder, program, memoryBytes, health } = options;
    this.#workers = new RenderWorkers({
      folder,
      program,
      memoryBytes,
      mayRender: health.mayRender,
      onDeath: (death) => this.#died(death),
    });
  }

  /** Process ids that are alive. */
  get pids(): number[] {
    return this.#workers.pids;
  }

  /** Versions were deployed: pages from now on are rendered in processes of their own. */
  deployed(deployed: Deployed): void {
    // A version in quarantine may have been at fault for another that is gone.
    if (this.#workers.deployed(setOf(deployed))) this.#options.health.reset();
  }

  /** Renders a page; null when the frame cannot be rendered in time. Never rejects. */
  async render(work: PageWork): Promise<RenderedPage | null> {
    const first = await this.#try(work);
    // The process died over something that is no part of this page.
    return first === 'lost' ? this.#try(work).then((second) => (second === 'lost' ? null : second)) : first;
  }

  close(): Promise<void> {
    return this.#workers.close();
  }

  async #try(work: PageWork): Promise<RenderedPage | null | 'lost'> {
    const parts = this.#partsOf(work);
    if (!parts) return null;
    const worker = await this.#workers.acquire(setOf(work.deployed));
    return worker ? this.#run(worker, parts, work) : null;
  }

  /** The parts that may render this page now. */
  #partsOf({ deployed: { shell }, screen }: PageWork): Parts | null {
    const isFree = (key: PartKey): boolean =>
      this.#options.health.mayRender(key) && !this.#workers.isBlockedBy(key);
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

  async #run(worker: RenderWorker, parts: Parts, work: PageWork): Promise<RenderedPage | null | 'lost'> {
    const name = `${parts.screen?.key} ${parts.screen?.input.route}`;
    const limit = worker.isWarm(name) ? this.#options.limitMs : COLD_LIMIT_MS;
    let isDone = false;
    const rendering = this.#renderIn(worker, parts, work, limit)
      .then((rendered) => {
        if (rendered !== 'lost') worker.warmed(name);
        return rendered;
      })
      .finally(() => {
        isDone = true;
        this.#workers.release(worker);
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        resolve(null);
        this.#workers.late(worker);
        // A busy machine makes every page late: no part answers for that yet.
        this.#options.report(
          (parts.screen ?? parts.frame).key,
          'late',
          `a page took longer than ${limit} ms`,
        );
        void this.#judge(worker, limit, () => isDone);
      }, limit);
    });
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  /** Watches a late page to its end: a part that loops or waits for nothing ends the process, and answers for it. */
  async #judge({ process }: RenderWorker, limit: number, isDone: () => boolean): Promise<void> {
    for (let idleMs = 0, lateMs = 0; ; lateMs += LOOK_MS) {
      await pause(LOOK_MS);
      if (isDone() || !process.isAlive) return;
      const seen = await process.lateWork();
      if (isDone() || !process.isAlive) return;
      if (!seen) {
        if (lateMs > GRACE_MS)
          return process.kill('waited', `a page took longer than ${limit + GRACE_MS} ms`);
        continue;
      }
      if (seen.usedMs > limit + GRACE_MS)
        return process.kill('looped', `a page used the processor for ${Math.round(seen.usedMs)} ms`);
      idleMs = seen.isIdle ? idleMs + LOOK_MS : 0;
      if (idleMs > GRACE_MS) return process.kill('waited', `a page waited for nothing for ${idleMs} ms`);
    }
  }

  async #renderIn(
    worker: RenderWorker,
    { frame, screen }: Parts,
    work: PageWork,
    limit: number,
  ): Promise<RenderedPage | null | 'lost'> {
    try {
      if (!(await this.#load(worker, frame, true))) return null;
      const isLoaded = screen !== null && (await this.#load(worker, screen, false));
      const job = { page: JSON.stringify(work.page), nonce: work.nonce, loadLimitMs: limit * 0.6 };
      const rendered = await worker.process.render(
        { ...job, screen: isLoaded ? { part: screen.key, input: screen.input } : null },
        work.get,
      );
      this.#note(frame, rendered);
      return rendered;
    } catch {
      // Reported by `#died`. A part of this page died with it: no second try.
      const culprit = worker.process.culprit;
      return culprit === frame.key || culprit === screen?.key ? null : 'lost';
    }
  }

  /** False when the part's code throws while it is loaded; rejects when the process died over it. */
  async #load(worker: RenderWorker, part: ServerPart, isFrame: boolean): Promise<boolean> {
    try {
      await worker.load(part, isFrame);
      return true;
    } catch (error) {
      if (!worker.process.isAlive) throw error;
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
    if (!this.#options.health.mayRender(part)) this.#workers.drop(part);
  }

  #died({ part, fault, reason }: Death): void {
    if (part) this.#fail(part, fault, reason);
    else this.#options.report('render process', fault, reason);
  }
}

/** Name of the versions with a server build: processes are for one such set. */
function setOf({ shell, remotes }: Deployed): string {
  const keys = Object.values(remotes).flatMap(({ name, version, server }) =>
    server ? [`${name}/${version}`] : [],
  );
  return [`shell/${shell?.version}`, ...keys.sort()].join(' ');
}
