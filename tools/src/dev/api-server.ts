import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '../lib/server-program.ts';
import { ROOT } from '../lib/workspace.ts';

/** A first start fills the demonstration, which takes minutes on a busy machine. */
const READY_MS = 600_000;
const STEP_MS = 100;

async function answers(origin: URL): Promise<boolean> {
  const answer = await fetch(new URL('/api/ready', origin)).catch(() => null);
  return answer?.ok ?? false;
}

/** Starts the API with the data folder of `npm start`, and prints its steps; it ends with this process. */
function start(port: string): void {
  const child = fork(join(ROOT, 'api/src/server.ts'), {
    cwd: join(ROOT, 'api'),
    env: { ...process.env, DATA_DIR: join(ROOT, '.data'), PORT: port, LOG_LEVEL: 'warn' },
  });
  child.on('message', ({ progress }: ServerMessage) => {
    if (progress) console.log(progress);
  });
  process.once('exit', () => child.kill());
}

/**
 * The API behind a remote that runs alone: the one at `API_URL`, or at http://127.0.0.1:4200, where one is started when
 * none answers. Waits until it is ready; rejects after ten minutes.
 */
export async function apiServer(): Promise<URL> {
  const chosen = process.env.API_URL;
  const origin = new URL(chosen || 'http://127.0.0.1:4200');
  if (await answers(origin)) return origin;
  console.log(`No server answers at ${origin.origin}: ${chosen ? 'waiting for it' : 'starting one'}`);
  if (!chosen) start(origin.port);
  for (let waited = 0; waited < READY_MS; waited += STEP_MS) {
    if (await answers(origin)) return origin;
    await sleep(STEP_MS);
  }
  throw new Error(`no server is ready at ${origin.origin}`);
}
