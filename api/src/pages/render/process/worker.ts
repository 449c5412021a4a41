import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartKey } from './messages.ts';
import { RenderProcess, type Death, type ProcessLimits } from './render-process.ts';

/** A part of a page that has a server build, as its manifest names it. */
export interface ServerPart {
  key: PartKey;
  path: string;
  integrity: string;
}

/** A place of the pool: one process, the versions it is for, and what it has loaded. */
export class RenderWorker {
  /** The versions this process may load; others need a process of their own, so that nothing of a former one is left. */
  readonly set: string;
  readonly process: RenderProcess;
  state: 'starting' | 'idle' | 'busy' = 'starting';
  /** Its page was answered without it, and it still works on it. */
  isLate = false;
  idleTimer: NodeJS.Timeout | undefined;
  readonly #folder: string;
  readonly #loaded = new Set<PartKey>();
  readonly #warm = new Set<string>();

  constructor(
    set: string,
    folder: string,
    limits: Omit<ProcessLimits, 'onDeath'>,
    onDeath: (death: Death) => void,
  ) {
    this.set = set;
    this.#folder = folder;
    this.process = new RenderProcess({ ...limits, onDeath });
  }

  /** Loads a part once. @throws Error when the build is missing, is not what was built, or throws */
  async load(part: ServerPart, isFrame: boolean): Promise<void> {
    if (this.#loaded.has(part.key)) return;
    const source = await readFile(path.join(this.#folder, part.key, part.path));
    const digest = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    if (digest !== part.integrity) throw new Error(`${part.path} is not what was built`);
    await this.process.load(part.key, isFrame, source.toString('utf8'));
    this.#loaded.add(part.key);
  }

  get loaded(): PartKey[] {
    return [...this.#loaded];
  }

  /** Code that has run before is compiled: it gets less time. */
  isWarm(screen: string): boolean {
    return this.#warm.has(screen);
  }

  warmed(screen: string): void {
    this.#warm.add(screen);
  }
}
