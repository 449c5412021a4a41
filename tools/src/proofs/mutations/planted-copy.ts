import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceCopy, type ScratchCopy } from '#src/lib/scratch-copy.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { withChange, type Place } from './place.ts';
import type { Target } from './targets.ts';

export type Outcome = 'passed' | 'failed' | 'hung';

/** A line of TAP about a test that failed; that of a file has its path as title. */
const FAILED = /^\s*not ok \d+ - (.+)$/gm;

/** What is planted where. */
type Planted = Pick<Place, 'file' | 'start' | 'end' | 'becomes'>;

/** A copy of the sources in which faults are planted and tests run. */
export class PlantedCopy {
  readonly #copy: ScratchCopy;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(copy: ScratchCopy, env: NodeJS.ProcessEnv) {
    this.#copy = copy;
    this.#env = env;
  }

  /** @param database address of a PostgreSQL server for the tests of the API; null for the embedded database */
  static async open(database: string | null): Promise<PlantedCopy> {
    const copy = await sourceCopy();
    const types = join(ROOT, '.cache/types');
    if (existsSync(types)) await cp(types, join(copy.root, '.cache/types'), { recursive: true });
    const { TEST_DATABASE_URL: _given, NODE_TEST_CONTEXT: _inner, ...env } = process.env;
    return new PlantedCopy(copy, {
      ...env,
      TEST_PART: 'daily',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
      ...(database !== null && { TEST_DATABASE_URL: database }),
    });
  }

  close(): Promise<void> {
    return this.#copy.remove();
  }

  /** Works with these faults planted, and restores the sources. Those of one file must not overlap. */
  async with<T>(places: readonly Planted[], work: () => Promise<T>): Promise<T> {
    const files = [...new Set(places.map(({ file }) => file))].map((file) => join(this.#copy.root, file));
    const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    try {
      for (const [index, path] of files.entries()) {
        const own = places.filter(({ file }) => join(this.#copy.root, file) === path);
        const lastFirst = own.toSorted((a, b) => b.start - a.start);
        await writeFile(path, lastFirst.reduce(withChange, sources[index]!));
      }
      return await work();
    } finally {
      for (const [index, path] of files.entries()) await writeFile(path, sources[index]!);
    }
  }

  async test(target: Target): Promise<Outcome> {
    return (await this.failures(target)).outcome;
  }

  /** Runs tests that report in TAP. @returns also the titles of those that failed */
  async failures({ folder, words, limitMs }: Target): Promise<{ outcome: Outcome; failed: string[] }> {
    const { code, output } = await this.#run(folder, words, limitMs);
    const failed = [...output.matchAll(FAILED)].map(([, title]) => title!);
    const outcome = code === null ? 'hung' : code === 0 ? 'passed' : 'failed';
    return { outcome, failed: failed.filter((title) => !title.endsWith('.test.ts')) };
  }

  /** Source files that the compiler finds wrong in a package or in those it depends on. */
  async typeErrors(dir: string): Promise<Set<string>> {
    const tsc = join(this.#copy.root, 'node_modules/typescript/bin/tsc');
    const { output } = await this.#run(
      '.',
      [tsc, '-b', dir, '--checkers', '1', '--pretty', 'false'],
      600_000,
    );
    const files = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error TS/gm)].map(([, file]) => file!);
    return new Set(files);
  }

  /** Exit code of a run of Node, null when it did not end in time. */
  #run(
    folder: string,
    words: readonly string[],
    limitMs: number,
  ): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, words, {
      cwd: join(this.#copy.root, folder),
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // The runner and the processes it started.
        process.kill(-child.pid!, 'SIGKILL');
        resolve({ code: null, output });
      }, limitMs);
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        resolve({ code: code ?? 1, output });
      });
    });
  }
}
