import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../../../src/server.ts');

/** A server in a process of its own. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
}

/** Starts the real server on a free port, without demonstration members, and waits until it answers. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // A short life: optimised code of the embedded database would not pay.
  const child = spawn(process.execPath, ['--liftoff-only', SERVER], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  const address = await Promise.race([listeningOf(child), ended]);
  ended.catch(() => {});
  return { address, child };
}

/** Address at which a server that was just started answers. It logs slow steps of its start before. */
export async function listeningOf(child: ChildProcess): Promise<string> {
  for await (const [message] of on(child, 'message')) {
    const { listening } = message as { listening?: string };
    if (listening) return listening;
  }
  throw new Error('the server does not listen');
}
