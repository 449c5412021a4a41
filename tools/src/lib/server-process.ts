import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { SERVER_OPTIONS, type ServerMessage } from './server-program.ts';
import { ROOT } from './workspace.ts';

/** A first start fills the demonstration, which takes minutes on a busy machine. */
const READY_MS = 600_000;

/** A server of the product run for a measurement or a proof. */
export interface ServerProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server that may not answer yet. */
export interface LaunchedServer extends ServerProcess {
  /** Resolves once it answers. */
  ready(): Promise<void>;
  /** Ends it as `kill -9` does, and resolves once it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the real server on this port, and does not wait for it.
 * @param options Node's options beside those of `npm start`
 */
export function launchServer(
  env: Record<string, string>,
  port: number,
  options: readonly string[] = [],
): LaunchedServer {
  const url = `http://127.0.0.1:${port}`;
  const child = fork(join(ROOT, 'api/src/server.ts'), {
    cwd: join(ROOT, 'api'),
    execArgv: [...SERVER_OPTIONS, ...options],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', BASE_URL: url, LOG_LEVEL: 'warn', ...env },
  });
  let step = 'starting';
  child.on('message', ({ progress }: ServerMessage) => {
    step = progress ?? step;
  });
  return {
    url,
    pid: child.pid!,
    ready: () => untilReady(child, url, () => step),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** Starts the real server on a free port with this environment and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = launchServer(env, await freePort());
  await server.ready();
  return server;
}

/** Runs one of the server's command lines (`settings`, `ops`) in the same environment; throws when it fails. */
export function runCommandLine(name: string, words: readonly string[], env: Record<string, string>): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'api/src/cli', `${name}.ts`), ...words],
    {
      cwd: join(ROOT, 'api'),
      encoding: 'utf8',
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    },
  );
  if (status !== 0) throw new Error(`${name} ${words.join(' ')} failed: ${stderr}`);
}

async function untilReady(child: ChildProcess, url: string, step: () => string): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 100) {
    if (isOver(child)) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready after ${READY_MS / 1000} s; its last step was "${step()}"`);
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (isOver(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}
