import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { ownPostgres } from '#src/lib/postgres/server.ts';
import { startServer } from '#src/lib/server-process.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/** What a process that has just started does once. */
const SETTLE_MS = 20_000;

/**
 * `npm run bench idle [-- --seconds 120]`: how many statements a second one process and two send to PostgreSQL while the site has no visitor, and which.
 * A cluster of its own counts them (`pg_stat_statements`). Writes docs/proofs/bench-idle.json.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
const seconds = Number(values.seconds);
const cluster = await ownPostgres(['shared_preload_libraries=pg_stat_statements']);
const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-idle-'));
try {
  const measured = await onOwnDatabase(cluster.url, 'idle', async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' };
    const counter = new Client({ connectionString: databaseUrl });
    await counter.connect();
    const first = await startServer(env);
    await counter.query('create extension if not exists pg_stat_statements');
    const one = await count(counter);
    const second = await startServer(env);
    const two = await count(counter);
    await Promise.all([first.stop(), second.stop()]);
    await counter.end();
    return { one_process: one, two_processes: two };
  });
  console.log(JSON.stringify(measured, null, 2));
  const result = { database: cluster.description, seconds, ...measured };
  console.log(`Written to ${writeProof('bench-idle', 'none', result)}`);
} finally {
  cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Statements of the database a second, all of them and the most frequent ones. */
async function count(counter: Client) {
  await pause(SETTLE_MS);
  await counter.query('select pg_stat_statements_reset()');
  await pause(seconds * 1000);
  const { rows } = await counter.query<{ query: string; calls: string }>(
    `select query, sum(calls) as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and query not like '%pg_stat_statements%' group by query order by 2 desc`,
  );
  const rate = (calls: number): number => Math.round((calls / seconds) * 100) / 100;
  return {
    per_second: rate(rows.reduce((sum, { calls }) => sum + Number(calls), 0)),
    most: rows
      .slice(0, 12)
      .map(({ query, calls }) => [rate(Number(calls)), query.replace(/\s+/g, ' ').slice(0, 90)]),
  };
}
