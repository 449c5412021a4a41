import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestOptions } from 'node:test';
import { createTestApp, SECRET_KEY, type TestApp } from '#test/harness.ts';
import { serverDatabase } from '../databases/fresh-database.ts';
import { findServer } from '../databases/postgres.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** A site whose jobs are done by servers in processes of their own, on one PostgreSQL database and one folder. */
export interface Site {
  /** The process of the test: it sends jobs and reads, and runs none unless the test drains them. */
  t: TestApp;
  /** Address of its database. */
  databaseUrl: string;
  /** Environment of its processes, for a command that works on the same site. */
  environment: Record<string, string>;
  /** Starts one more process. @param own variables of its environment alone */
  start(own?: Record<string, string>): Promise<ServerProcess>;
  /** Ends a process at once, as `kill -9` does, and waits until it is gone. */
  kill(server: ServerProcess): Promise<void>;
  /** Moves time forward for the test, for waiting jobs, and for processes: those that run and those that start later. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

const gone = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null;

async function kill(server: ServerProcess): Promise<void> {
  if (gone(server)) return;
  const exit = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill('SIGKILL');
  await exit;
}

/** A site on a database of its own, without processes yet. */
export async function openSite(postgresUrl: string, settings: Record<string, string> = {}): Promise<Site> {
  const database = await serverDatabase(postgresUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-two-'));
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url, SECRET_KEY, ...settings };
  const t = await createTestApp(environment, { database });
  const servers: ServerProcess[] = [];
  let moved = 0;
  /** Moves the clock of one process. It moves waiting jobs too, so these are put back before, and none is due early. */
  const moveClock = async ({ address }: ServerProcess, seconds: number) => {
    await t.services.jobs.advance(-seconds);
    const answer = await fetch(`${address}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web/2', origin: address },
      body: JSON.stringify({ advance_seconds: seconds }),
    });
    if (!answer.ok) throw new Error(`the clock did not move: ${answer.status} ${await answer.text()}`);
  };
  return {
    t,
    databaseUrl: database.url,
    environment,
    kill,
    async start(own = {}) {
      const server = await startServer({ ...environment, ...own });
      servers.push(server);
      if (moved) await moveClock(server, moved);
      return server;
    },
    async advance(seconds) {
      for (const server of servers) if (!gone(server)) await moveClock(server, seconds);
      moved += seconds;
      await t.advance(seconds);
    },
    async stop() {
      await Promise.all(servers.map(kill));
      await t.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Sites for tests of jobs that two processes could do at once, or that one of them began and did not end:
 * `const onSite = await prepareSites();`, then `test('…', ...onSite(async (site) => …))`. Each test has a site of its own. Without
 * PostgreSQL they are reported as skipped.
 */
export async function prepareSites(settings: Record<string, string> = {}) {
  const url = await findServer();
  const skip = url ? false : 'no PostgreSQL server found: two processes need one';
  return (run: (site: Site) => Promise<void>): [TestOptions, () => Promise<void>] => [
    { skip },
    async () => {
      const site = await openSite(url!, settings);
      // Its processes have dozens of connections: they end with the test, not with the file.
      await run(site).finally(() => site.stop());
    },
  ];
}
