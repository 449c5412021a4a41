import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/workspace.ts';
import type { News } from './news.ts';

const ERROR = /^(?:\S+\(\d+,\d+\): )?error TS\d+:/;
const ENDED = /Found \d+ errors?\. Watching/;

/** Gathers what the type checker prints into one list of errors per run. */
export function typeErrorsOf(tell: (errors: string[]) => void): (line: string) => void {
  let errors: string[] = [];
  return (line) => {
    if (ERROR.test(line)) errors.push(line);
    if (!ENDED.test(line)) return;
    tell(errors);
    errors = [];
  };
}

/** Starts the type checker in watch mode on its first call; its errors reach the page and the terminal. */
export function watchTypes(folder: string, news: News): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [tsc, '-b', folder, '--watch', '--preserveWatchOutput'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill());
    const note = typeErrorsOf((errors) => {
      for (const error of errors) console.error(error);
      news.tell('types', { errors });
    });
    createInterface({ input: child.stdout }).on('line', note);
  };
}
