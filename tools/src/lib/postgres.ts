import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server to test on; `close` ends what was started for it. */
export interface TestServer {
  /** Address of a database of which the caller may create others. */
  url: string;
  description: string;
  close(): void;
}

const LOCAL = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://postgres:postgres@127.0.0.1:5432/postgres',
];
const START_MS = 60_000;

/** A server that is named by DATABASE_URL, answers on this machine, or can be installed here; null when there is none. */
export async function findPostgres(
  log: (line: string) => void,
  settings: readonly string[] = [],
): Promise<TestServer | null> {
  const named = process.env.DATABASE_URL;
  for (const url of named ? [named] : LOCAL) {
    const version = await versionOf(url);
    if (version)
      return { url, description: `PostgreSQL ${version}${named ? ' of DATABASE_URL' : ''}`, close: () => {} };
  }
  const programs = findPrograms() ?? install(log);
  return programs ? startOwn(programs, settings) : null;
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

/**
 * A server for tests alone: one that forgets everything, started for this run where its programs are installed; otherwise as
 * `findPostgres`. A database of a test is made and dropped there in half of the time.
 * @param mayInstall whether a server is installed where there is none
 */
export async function testPostgres(
  log: (line: string) => void,
  mayInstall: boolean,
): Promise<TestServer | null> {
  const programs = process.env.DATABASE_URL ? null : findPrograms();
  if (programs) {
    const own = await startOwn(programs, FORGETFUL).catch((error: unknown) => log(String(error)));
    if (own) return own;
  }
  return mayInstall ? findPostgres(log, FORGETFUL) : null;
}

/** A throw-away server with settings of its own. @throws Error where its programs are not installed */
export function ownPostgres(settings: readonly string[]): Promise<TestServer> {
  const programs = findPrograms();
  if (!programs) throw new Error('The programs of PostgreSQL are not installed.');
  return startOwn(programs, settings);
}

function findPrograms(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorOf(b) - majorOf(a));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function majorOf(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
}

/** Debian and Ubuntu, as root only: elsewhere a database server is not ours to install. */
function install(log: (line: string) => void): string | null {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return null;
  log('Installing PostgreSQL with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, timeout: 180_000 });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, timeout: 300_000 });
  return findPrograms();
}

/** Nothing of a throw-away cluster outlives its run, so nothing waits for the disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Ends the server and removes its folder as soon as its input ends: also when the process that started it is killed. */
const UNTIL_INPUT_ENDS =
  'trap "" INT TERM; folder=$1; shift; "$@" >"$folder/log" 2>&1 & read -r _; kill -QUIT $!; wait; rm -rf "$folder"';

/** A throw-away cluster on a free port, run by the system user postgres because the server refuses root. */
async function startOwn(programs: string, wanted: readonly string[]): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-postgres-'));
  const root = process.getuid?.() === 0;
  if (root) chownSync(folder, idOf('-u'), idOf('-g'));
  const asOwner = (words: readonly string[]): [command: string, words: string[]] => {
    const [command, ...rest] = root ? ['runuser', '-u', 'postgres', '--', ...words] : words;
    return [command!, rest];
  };
  const data = join(folder, 'data');
  const initialise = `${programs}/initdb -D ${data} -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync`;
  execFileSync(...asOwner(initialise.split(' ')), { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...wanted].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const listen = [join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', folder, ...settings];
  const server = spawn(...asOwner(['sh', '-c', UNTIL_INPUT_ENDS, 'sh', folder, ...listen]), {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  server.stdin.on('error', () => {});
  const close = (): void => void server.stdin.end();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (const deadline = Date.now() + START_MS; !(await versionOf(url)); await pause(50))
    if (Date.now() > deadline || server.exitCode !== null) {
      close();
      throw new Error(`PostgreSQL of ${programs} does not start`);
    }
  return { url, description: `PostgreSQL ${majorOf(programs)}, started for this run`, close };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseAt(url: string, name: string): string {
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Works on an empty database of this server, or on a copy of `template`, which is dropped afterwards. */
export async function onOwnDatabase<T>(
  url: string,
  purpose: string,
  work: (databaseUrl: string) => Promise<T> | T,
  template?: string,
): Promise<T> {
  const name = `rendezvous_${purpose}_${process.pid}`;
  await administer(url, `create database ${name} ${template ? await copyOf(url, template) : ''}`);
  try {
    return await work(databaseAt(url, name));
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}

/** How a database is copied: by file, where the server can; the usual way writes all of it into the log. */
async function copyOf(url: string, template: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ can: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as can`,
  );
  await client.end();
  return `template ${template}${rows[0]!.can ? ' strategy file_copy' : ''}`;
}

/** Gives the name of a database that stays on this server. Where it is missing it is made and filled; a failed filling leaves none. */
export async function keptDatabase(
  url: string,
  purpose: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const name = `rendezvous_${purpose}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  if (rowCount) return name;
  await administer(url, `create database ${name}`);
  try {
    await fill(databaseAt(url, name));
  } catch (error) {
    await administer(url, `drop database ${name} with (force)`);
    throw error;
  }
  return name;
}
