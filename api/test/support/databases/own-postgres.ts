import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../processes/free-port.ts';
import { until } from '../until.ts';

/** A PostgreSQL server of a test alone, whose log of changes is stored in its own folder. */
export interface OwnPostgres {
  url: string;
  /** Has the server ended? */
  readonly isGone: boolean;
  /** Starts the server, and waits until it answers. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  remove(): Promise<void>;
}

/** User and group of a server that root starts, which PostgreSQL refuses: the user without rights, on every system. */
const UNPRIVILEGED = 65_534;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a server with its log in `logFolder`, as root, of the programs that `npm test` names (`POSTGRES_PROGRAMS`) or of installed ones; null
 * where there are none.
 */
export async function makePostgres(logFolder: string): Promise<OwnPostgres | null> {
  const [installed] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const programs = process.env.POSTGRES_PROGRAMS ?? installed;
  if (!programs) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-postgres-'));
  const [data, log] = [path.join(folder, 'data'), path.join(logFolder, 'log')];
  mkdirSync(log);
  for (const own of [folder, log]) chownSync(own, UNPRIVILEGED, UNPRIVILEGED);
  /** The program ends with this process, however that ends. */
  const asOwner = (program: string, words: string): [string, string[]] => [
    'setpriv',
    [
      ...`--reuid ${UNPRIVILEGED} --regid ${UNPRIVILEGED} --clear-groups --pdeathsig INT`.split(' '),
      path.join(programs, program),
      ...words.split(' '),
    ],
  ];
  const made = `-D ${data} --waldir ${log} --wal-segsize 1 -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync`;
  execFileSync(...asOwner('initdb', made), { stdio: 'ignore', cwd: '/' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const isGone = () => server === null || server.exitCode !== null || server.signalCode !== null;
  return {
    url,
    get isGone() {
      return isGone();
    },
    async start() {
      const words = `-D ${data} -p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
      server = spawn(...asOwner('postgres', words), { stdio: 'ignore', cwd: '/' });
      await until(() => answers(url));
    },
    async remove() {
      if (server && !isGone()) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
}
