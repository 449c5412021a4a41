import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../../src/server.ts');

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
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  const [{ listening: address }] = (await Promise.race([once(child, 'message'), ended])) as [
    { listening: string },
  ];
  ended.catch(() => {});
  return { address, child };
}
