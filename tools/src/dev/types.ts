import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/workspace.ts';
import type { News } from './news.ts';

const ERROR = /^(?:\S+\(\d+,\d+\): )?error TS\d+:/;

/** Type errors of a package and of what it refers to; the checker reads only what has changed. */
async function typeErrorsOf(folder: string): Promise<string[]> {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [tsc, '-b', folder, '--pretty', 'false'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (ERROR.test(line)) errors.push(line);
  });
  await once(child, 'close');
  process.off('exit', end);
  return errors;
}

/**
 * Returns what checks the types after a build; errors reach the page and the terminal. A build during a check has one of its own afterwards. The watch
 * mode of TypeScript 7.0 is not used: it reports no edit after its first run.
 */
export function typeChecker(folder: string, news: News): () => void {
  let running = false;
  let isStale = false;
  const check = async (): Promise<void> => {
    running = true;
    do {
      isStale = false;
      const errors = await typeErrorsOf(folder);
      for (const error of errors) console.error(error);
      news.publish('types', { errors });
    } while (isStale);
    running = false;
  };
  return () => {
    if (running) isStale = true;
    else void check();
  };
}
