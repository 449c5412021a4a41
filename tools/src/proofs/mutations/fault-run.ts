import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { sourceCopy, type ScratchCopy } from '#src/lib/scratch-copy.ts';
import { ROOT, workspacePackages } from '#src/lib/workspace.ts';
import type { PlantedFault } from './fault.ts';

/** A test file that runs longer has met a fault that makes it hang. */
const LIMIT_MS = 180_000;

/** Transformed sources, kept from one run to the next. */
const JEST_CACHE = join(ROOT, '.cache/jest-faults');

/** What the tests made of a fault: they failed, they hung, or they passed as if nothing were wrong. */
export type Verdict = 'failed' | 'hung' | 'survived';

/** A fault with what its tests made of it. */
export interface Judged {
  fault: PlantedFault;
  verdict: Verdict;
  /** The test file that noticed it; null for a survivor. */
  by: string | null;
  seconds: number;
}

export interface FaultRunOptions {
  /** Address of a PostgreSQL server for the tests of races; null leaves them without. */
  postgres: string | null;
}

/** Plants faults one by one in a copy of the sources, and runs the tests that must notice them. */
export class FaultRun {
  readonly #copy: ScratchCopy;
  readonly #options: FaultRunOptions;

  private constructor(copy: ScratchCopy, options: FaultRunOptions) {
    this.#copy = copy;
    this.#options = options;
  }

  static async open(options: FaultRunOptions): Promise<FaultRun> {
    return new FaultRun(await sourceCopy(), options);
  }

  close(): Promise<void> {
    return this.#copy.remove();
  }

  /** Test files that do not pass without any fault: they would notice everything. */
  async unsound(tests: Iterable<string>): Promise<string[]> {
    const wrong: string[] = [];
    for (const test of tests) if ((await this.#run(test)) !== 'survived') wrong.push(test);
    return wrong;
  }

  /** Plants a fault, runs its tests until one fails, and takes it out again. */
  async judge(fault: PlantedFault): Promise<Judged> {
    const path = join(this.#copy.root, fault.file);
    const source = await readFile(path, 'utf8');
    if (source.split(fault.find).length !== 2) throw new Error(`${fault.file} does not have the text once`);
    const began = performance.now();
    const secondsNow = (): number => Math.round((performance.now() - began) / 100) / 10;
    await writeFile(
      path,
      source.replace(fault.find, () => fault.replace),
    );
    try {
      for (const test of fault.tests) {
        const verdict = await this.#run(test);
        if (verdict !== 'survived') return { fault, verdict, by: test, seconds: secondsNow() };
      }
      return { fault, verdict: 'survived', by: null, seconds: secondsNow() };
    } finally {
      await writeFile(path, source);
    }
  }

  #run(test: string): Promise<Verdict> {
    const { folder, words } = commandOf(test);
    const { TEST_DATABASE_URL: _embedded, NODE_TEST_CONTEXT: _inner, ...env } = process.env;
    const isRace = test.startsWith('api/test/races/');
    const child = spawn(process.execPath, words, {
      cwd: join(this.#copy.root, folder),
      env: {
        ...env,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        ...(isRace && this.#options.postgres && { TEST_DATABASE_URL: this.#options.postgres }),
      },
      stdio: process.env.MUTATIONS_OUTPUT ? 'inherit' : 'ignore',
      detached: true,
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // The runner and the processes it started.
        process.kill(-child.pid!, 'SIGKILL');
        resolve('hung');
      }, LIMIT_MS);
      child.once('error', reject);
      child.once('exit', (code) => {
        clearTimeout(timer);
        resolve(code === 0 ? 'survived' : 'failed');
      });
    });
  }
}

/** How the package of a test file runs it. */
function commandOf(test: string): { folder: string; words: string[] } {
  const own = workspacePackages().find(({ dir }) => test.startsWith(`${dir}/`));
  if (!own) throw new Error(`${test} is in no package`);
  const file = relative(own.dir, test);
  if (own.dir === 'api') return { folder: own.dir, words: ['--test', '--test-timeout=120000', file] };
  const jest = join(
    dirname(createRequire(join(ROOT, 'package.json')).resolve('jest/package.json')),
    'bin/jest.js',
  );
  return {
    folder: own.dir,
    words: [jest, '--runInBand', '--bail', `--cacheDirectory=${JEST_CACHE}`, '--runTestsByPath', file],
  };
}
