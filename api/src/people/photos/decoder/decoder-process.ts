import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { residentBytes } from '#src/platform/lib/process-usage.ts';
import type { DecodeAnswer, Decoded, DecodeJob } from './messages.ts';

export interface DecoderLimits {
  /** Resident bytes beyond which the process is ended. */
  memoryBytes: number;
  /** Processor time of one picture. */
  processorMs: number;
  /** Time of one picture on the clock of the wall, however busy the machine is. */
  deadlineMs: number;
}

export const LIMITS: DecoderLimits = {
  memoryBytes: 600 * 2 ** 20,
  processorMs: 10_000,
  deadlineMs: 30_000,
};

/** The process ended over a picture. `late` when the machine was too slow, which is not the picture's fault. */
export class DecoderEndedError extends Error {
  readonly isLate: boolean;

  constructor(reason: string, isLate = false) {
    super(reason);
    this.isLate = isLate;
  }
}

const MEMORY_CHECK_MS = 25;
const PROGRAM = path.join(import.meta.dirname, 'child/main.ts');
const PACKAGE = path.resolve(import.meta.dirname, '../../../../package.json');

/** Folder of sharp and its libraries. */
function librariesFolder(): string {
  const [folder = ''] = createRequire(import.meta.url)
    .resolve('sharp')
    .split(/(?<=node_modules)[\\/]/);
  return folder;
}

/** It may read its program and its libraries. It may not write, start processes or see the environment. */
const FLAGS = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${librariesFolder()}${path.sep}`,
  `--allow-fs-read=${import.meta.dirname}${path.sep}`,
  `--allow-fs-read=${PACKAGE}`,
  '--disable-warning=SecurityWarning',
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=64',
  '--max-semi-space-size=4',
  '--v8-pool-size=1',
];
/** Nothing of the API's own environment. One thread decodes; more arenas would only use memory. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' };

/** One process that decodes pictures one after another. A process that breaks a limit is gone; start another. */
export class DecoderProcess {
  readonly #child: ChildProcess;
  readonly #limits: DecoderLimits;
  readonly #ended: Promise<unknown>;
  #end: DecoderEndedError | null = null;
  #waiting: { resolve(answer: DecodeAnswer): void; reject(error: Error): void } | null = null;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
    this.#child = spawn(process.execPath, [...FLAGS, PROGRAM, String(limits.processorMs)], {
      env: ENVIRONMENT,
      cwd: path.parse(process.cwd()).root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.on('message', (answer: DecodeAnswer) => this.#waiting?.resolve(answer));
    this.#child.on('error', (error) => this.#stop(new DecoderEndedError(error.message)));
    this.#child.on('exit', (code, signal) =>
      this.#stop(new DecoderEndedError(`the decoder ended with ${signal ?? code}`)),
    );
    this.#ended = once(this.#child, 'exit').catch(() => undefined);
    // An idle process blocks no exit: a script that built the app may end.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return this.#end === null;
  }

  /** Decodes one picture; null when it is none. @throws DecoderEndedError when the process ends over it */
  async decode(job: DecodeJob): Promise<Decoded | null> {
    if (this.#end) throw this.#end;
    this.#child.channel?.ref();
    const { deadlineMs } = this.#limits;
    const deadline = setTimeout(
      () => this.#stop(new DecoderEndedError(`a picture took longer than ${deadlineMs} ms`, true)),
      deadlineMs,
    );
    const watch = setInterval(() => void this.#measure(), MEMORY_CHECK_MS);
    try {
      const answer = await new Promise<DecodeAnswer>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        this.#child.send(job, (error) => error && this.#stop(new DecoderEndedError(error.message)));
      });
      return answer.decoded;
    } finally {
      this.#waiting = null;
      clearTimeout(deadline);
      clearInterval(watch);
      this.#child.channel?.unref();
    }
  }

  /** Resident bytes now; 0 when the system does not report it. */
  async resident(): Promise<number> {
    return (this.#child.pid === undefined ? null : await residentBytes(this.#child.pid)) ?? 0;
  }

  async close(): Promise<void> {
    this.#stop(new DecoderEndedError('closed', true));
    this.#child.ref();
    await this.#ended;
  }

  async #measure(): Promise<void> {
    const bytes = await this.resident();
    if (bytes > this.#limits.memoryBytes)
      this.#stop(new DecoderEndedError(`the decoder used ${Math.round(bytes / 2 ** 20)} MB`));
  }

  #stop(end: DecoderEndedError): void {
    if (this.#end) return;
    this.#end = end;
    this.#child.kill('SIGKILL');
    this.#waiting?.reject(end);
  }
}
