import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processorUse, residentBytes } from '#src/platform/lib/process-usage.ts';
import type { Fault } from './health.ts';
import type { FromChild, PageJob, PartKey, RenderedPage, ToChild } from './messages.ts';

/** Answers what a server build asks the API for, with the rights of the page's visitor. */
export type Get = (path: string) => Promise<{ ok: boolean; missing: boolean; text: string }>;

/** Why a process ended, and the part that ran when it did. */
export interface Death {
  part: PartKey | null;
  fault: Fault;
  reason: string;
}

/** What a process that still works on a late page does. */
export interface LateWork {
  /** Processor time that the part that runs has used, in milliseconds. */
  usedMs: number;
  /** It waits, and not for the API. */
  isIdle: boolean;
}

export interface ProcessLimits {
  /** Resident bytes beyond which a process is replaced. */
  memoryBytes: number;
  /** File that the process runs; it can read no other one. */
  program: string;
  onDeath(death: Death): void;
}

const MEMORY_CHECK_MS = 250;
const FLAGS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=160',
  '--max-semi-space-size=4',
  '--v8-pool-size=1',
];

/**
 * One render process: no files but its program, no environment, no further processes. It works on one page at a time, so that whatever
 * goes wrong is the fault of a part that is known.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly #ended: Promise<unknown>;
  readonly #grown = new Map<PartKey, number>();
  #stage: PartKey | null = null;
  #lastRun: PartKey | null = null;
  #resident = 0;
  /** Processor time of the process when the part that runs began, in milliseconds. */
  #stageBegan = 0;
  /** Questions to the API without an answer. */
  #open = 0;
  #waiting: { accept(message: FromChild): void; reject(error: Error): void; get?: Get } | null = null;
  #death: Death | null = null;

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
    this.#child = spawn(process.execPath, [...FLAGS, limits.program], {
      env: {},
      cwd: path.parse(process.cwd()).root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.on('message', (message: FromChild) => this.#handle(message));
    this.#child.on('error', (error) => this.#die({ part: null, fault: 'crashed', reason: error.message }));
    this.#child.on('exit', (code, signal) =>
      this.#die({ part: this.suspect, fault: 'crashed', reason: `the process ended with ${signal ?? code}` }),
    );
    this.#ended = once(this.#child, 'exit').catch(() => undefined);
    // An idle process blocks no exit: a script that built the app may end.
    this.#child.unref();
  }

  get isAlive(): boolean {
    return this.#death === null;
  }

  /** The part that the process died over, as far as it is known. */
  get culprit(): PartKey | null {
    return this.#death?.part ?? null;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when the process accepts work; rejects with why it never will. */
  async start(): Promise<void> {
    await this.#exchange(null, 'ready');
  }

  /** Evaluates a part. @throws Error when its code throws; the process may go on */
  async load(part: PartKey, isFrame: boolean, source: string): Promise<void> {
    const { failure } = await this.#exchange({ type: 'build', part, isFrame, source }, 'built');
    if (failure !== null) throw new Error(failure);
  }

  /** Renders a page; `get` answers its parts meanwhile. Rejects when the process dies over it. */
  async render(job: PageJob, get: Get): Promise<RenderedPage> {
    const watch = setInterval(() => void this.#measure(), MEMORY_CHECK_MS);
    try {
      const { rendered } = await this.#exchange({ type: 'page', job }, 'page', get);
      return rendered;
    } finally {
      clearInterval(watch);
    }
  }

  /** Ends the process because of the part that runs. */
  kill(fault: Fault, reason: string): void {
    this.#die({ part: this.suspect, fault, reason });
  }

  /** Looks at what the process does. Null when the system does not report it. */
  async lateWork(): Promise<LateWork | null> {
    const use = this.#child.pid === undefined ? null : await processorUse(this.#child.pid);
    return use && { usedMs: use.ms - this.#stageBegan, isIdle: use.isIdle && this.#open === 0 };
  }

  /** Ends the process without blaming a part. */
  async close(): Promise<void> {
    this.#death ??= { part: null, fault: 'crashed', reason: 'closed' };
    this.#waiting?.reject(new Error('closed'));
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** The part that runs, else the one that ran last: timers it left are its own. */
  get suspect(): PartKey | null {
    return this.#stage ?? this.#lastRun;
  }

  #handle(message: FromChild): void {
    if (message.type === 'stage') {
      this.#enter(message.part, message.resident);
      this.#stageBegan = message.processor;
    } else if (message.type === 'uncaught') {
      this.#die({ part: message.part ?? this.suspect, fault: 'crashed', reason: message.reason });
    } else if (message.type === 'get') {
      void this.#answer(message.id, message.path);
    } else {
      if (message.type !== 'ready') this.#enter(null, message.resident);
      this.#waiting?.accept(message);
      if (message.type === 'page') this.#checkMemory(message.resident);
    }
  }

  #enter(part: PartKey | null, resident: number): void {
    this.#count(resident);
    this.#stage = part;
    const isRemote = part !== null && !part.startsWith('shell/');
    if (isRemote || this.#lastRun === null) this.#lastRun = part ?? this.#lastRun;
  }

  /** Adds what memory has grown by since the last count to the part that ran. */
  #count(resident: number): void {
    const part = this.#stage;
    if (part) this.#grown.set(part, (this.#grown.get(part) ?? 0) + resident - this.#resident);
    this.#resident = resident;
  }

  async #answer(id: number, path: string): Promise<void> {
    this.#open += 1;
    const answer = await this.#waiting?.get?.(path).finally(() => (this.#open -= 1));
    if (answer && this.isAlive) this.#send({ type: 'answer', id, ...answer });
  }

  async #exchange<T extends FromChild['type']>(
    message: ToChild | null,
    type: T,
    get?: Get,
  ): Promise<Extract<FromChild, { type: T }>> {
    if (this.#death) throw new Error(this.#death.reason);
    this.#child.channel?.ref();
    try {
      return await new Promise((resolve, reject) => {
        const accept = (answer: FromChild): void => {
          if (isOfType(answer, type)) resolve(answer);
        };
        this.#waiting = { accept, reject, ...(get ? { get } : {}) };
        if (message) this.#send(message);
      });
    } finally {
      this.#waiting = null;
      this.#child.channel?.unref();
    }
  }

  #send(message: ToChild): void {
    this.#child.send(message, (error) => {
      if (error) this.#die({ part: this.suspect, fault: 'crashed', reason: error.message });
    });
  }

  async #measure(): Promise<void> {
    const bytes = this.#child.pid === undefined ? null : await residentBytes(this.#child.pid);
    if (bytes === null || !this.isAlive) return;
    this.#checkMemory(bytes);
  }

  /** Ends a process that uses too much memory; the part that it has grown under most is blamed. */
  #checkMemory(bytes: number): void {
    if (bytes <= this.#limits.memoryBytes) return;
    this.#count(bytes);
    const [most = null] = [...this.#grown].sort((a, b) => b[1] - a[1])[0] ?? [];
    this.#die({ part: most, fault: 'crashed', reason: `the process used ${Math.round(bytes / 2 ** 20)} MB` });
  }

  #die(death: Death): void {
    if (this.#death) return;
    this.#death = death;
    this.#child.kill('SIGKILL');
    this.#waiting?.reject(new Error(death.reason));
    this.#limits.onDeath(death);
  }
}

function isOfType<T extends FromChild['type']>(
  message: FromChild,
  type: T,
): message is Extract<FromChild, { type: T }> {
  return message.type === type;
}
