import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { owner, programFolders, runnable } from './programs.ts';

/** A PostgreSQL server to test on; `close` ends what was started for it. */
export interface TestServer {
  /** Address of a database of which the caller may create others. */
  url: string;
  description: string;
  /** Folder of the server's programs, where this process started it. */
  programs?: string;
  close(): void;
}

const LOCAL = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://postgres:postgres@127.0.0.1:5432/postgres',
];
const START_MS = 60_000;

/** Nothing of a throw-away cluster outlives its run, so nothing waits for the disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A server for proofs and benches: the one of DATABASE_URL, one that answers on this machine, or one started for the run; else null. */
export async function findPostgres(
  log: (line: string) => void,
  settings: readonly string[] = [],
): Promise<TestServer | null> {
  const named = process.env.DATABASE_URL;
  return named
    ? answering([named], ' of DATABASE_URL')
    : ((await answering(LOCAL)) ?? (await startAny(log, settings)));
}

/**
 * A server for tests alone: the one of TEST_DATABASE_URL; else one that forgets everything, started for this run; else one that answers
 * on this machine. Null, with a line that says so, where none runs.
 */
export async function testPostgres(log: (line: string) => void): Promise<TestServer | null> {
  const named = process.env.TEST_DATABASE_URL;
  const server = named
    ? await answering([named], ' of TEST_DATABASE_URL')
    : ((await startAny(log, FORGETFUL)) ?? (await answering(LOCAL)));
  if (!server) log('No PostgreSQL runs on this system: the API is tested on the embedded database.');
  return server;
}

/** A throw-away server with settings of its own. @throws Error where no programs of PostgreSQL run */
export async function ownPostgres(settings: readonly string[]): Promise<TestServer> {
  const server = await startAny(console.log, settings);
  if (!server) throw new Error('No programs of PostgreSQL run on this system.');
  return server;
}

/** The first of these servers that answers. */
async function answering(urls: readonly string[], named = ''): Promise<TestServer | null> {
  for (const url of urls) {
    const version = await versionOf(url);
    if (version) return { url, description: `PostgreSQL ${version}${named}`, close: () => {} };
  }
  return null;
}

async function versionOf(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a throw-away server with the first programs that run here. */
async function startAny(
  log: (line: string) => void,
  settings: readonly string[],
): Promise<TestServer | null> {
  for (const folder of programFolders()) {
    const server = await start(folder, settings).catch((error: unknown) => log(String(error)));
    if (server) return server;
  }
  return null;
}

/** Ends the server and removes its folder as soon as its input ends: also when the process that started it is killed. */
const UNTIL_INPUT_ENDS =
  'trap "" INT TERM; folder=$1; shift; "$@" >"$folder/log" 2>&1 & read -r _; kill -QUIT $!; wait; rm -rf "$folder"';

/** Starts a throw-away cluster on a free port, as an unprivileged user where the caller is root. */
async function start(from: string, wanted: readonly string[]): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const programs = (() => {
    try {
      return runnable(from, folder);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
  })();
  const data = join(folder, 'data');
  const initialise = `-D ${data} -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync`;
  execFileSync(join(programs, 'initdb'), initialise.split(' '), { uid, gid, stdio: 'ignore', cwd: '/' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...wanted];
  const words = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn('sh', ['-c', UNTIL_INPUT_ENDS, 'sh', folder, join(programs, 'postgres'), ...words], {
    uid,
    gid,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  server.stdin.on('error', () => {});
  const close = (): void => void server.stdin.end();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (const deadline = Date.now() + START_MS; ; await pause(50)) {
    const version = await versionOf(url);
    if (version) return { url, description: `PostgreSQL ${version}, started for this run`, programs, close };
    if (Date.now() < deadline && server.exitCode === null) continue;
    close();
    throw new Error(`PostgreSQL of ${programs} does not start`);
  }
}
