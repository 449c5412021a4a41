import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

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
const OWN_PORT = 54329;

/** A server that is named by DATABASE_URL, answers on this machine, or can be installed here; null when there is none. */
export async function findPostgres(log: (line: string) => void): Promise<TestServer | null> {
  const named = process.env.DATABASE_URL;
  for (const url of named ? [named] : LOCAL) {
    const version = await versionOf(url);
    if (version)
      return { url, description: `PostgreSQL ${version}${named ? ' of DATABASE_URL' : ''}`, close: () => {} };
  }
  const programs = findPrograms() ?? install(log);
  return programs ? startOwn(programs) : null;
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

/** A throw-away cluster on a port of its own, run by the system user postgres because the server refuses root. */
function startOwn(programs: string): TestServer {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-postgres-'));
  const root = process.getuid?.() === 0;
  if (root) chownSync(folder, idOf('-u'), idOf('-g'));
  const run = (program: string, ...words: string[]): void => {
    const [command, ...rest] = [
      ...(root ? ['runuser', '-u', 'postgres', '--'] : []),
      join(programs, program),
      ...words,
    ];
    execFileSync(command!, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${OWN_PORT} -k ${folder} -c listen_addresses=127.0.0.1`,
    'start',
  );
  return {
    url: `postgres://postgres@127.0.0.1:${OWN_PORT}/postgres`,
    description: `PostgreSQL ${majorOf(programs)}, started for this run`,
    close: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

/** Works on an empty database of this server, which is dropped afterwards. */
export async function onOwnDatabase<T>(
  url: string,
  purpose: string,
  work: (databaseUrl: string) => Promise<T> | T,
): Promise<T> {
  const name = `rendezvous_${purpose}_${process.pid}`;
  const database = new URL(url);
  database.pathname = `/${name}`;
  await administer(url, `create database ${name}`);
  try {
    return await work(database.href);
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}
