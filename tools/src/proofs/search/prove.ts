import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { reusableDatabase, onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { runCommandLine, startServer } from '#src/lib/server-process.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { loadApiSupport } from './api-support.ts';
import { findPgbench } from './pgbench.ts';
import { fill } from './fill.ts';
import { measureSearch, type SearchRun } from './search-run.ts';
import { verdictOf } from './verdict.ts';

/**
 * `npm run proof search [-- --members 10000,100000,1000000 --seconds 6 --rounds 2]`: twelve searches on PostgreSQL, first page and page
 * 40, at 10 connections while 200 members a second become active, beside the same statements by pgbench. Each size has a database of its own, which
 * is dropped afterwards. `--keep` leaves a filled one per size (`rendezvous_members_<size>`, 1.4 GB a million) and copies it the next time.
 * Writes docs/proofs/search.json. `--connections`, `--writes` and `--no-record` change the rest.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '10' },
    writes: { type: 'string', default: '200' },
    keep: { type: 'boolean' },
    'no-record': { type: 'boolean' },
  },
});
const [seconds, rounds, connections, writes] = [
  values.seconds,
  values.rounds,
  values.connections,
  values.writes,
].map(Number) as [number, number, number, number];

const server = await findPostgres(console.log);
if (!server) {
  console.log('This proof needs PostgreSQL: none is reachable or installable here.');
  process.exit(1);
}
const pgbench = findPgbench();
if (!pgbench)
  console.log('pgbench is missing (Debian: package postgresql): nothing is measured beside the server.');
const support = await loadApiSupport();
const runs: SearchRun[] = [];
const settings = await settingsOf(server.url);

for (const members of values.members.split(',').map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-search-'));
  const envOf = (databaseUrl: string) => ({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1000000',
  });
  let generated: number | null = null;
  const fillSite = async (databaseUrl: string): Promise<void> => {
    const empty = await startServer(envOf(databaseUrl));
    await empty.stop();
    runCommandLine('settings', ['set', 'search_fields', support.OFFERED], envOf(databaseUrl));
    generated = await fill(databaseUrl, support, members);
  };
  const template = values.keep
    ? await reusableDatabase(server.url, `members_${members}`, fillSite)
    : undefined;
  const measure = async (databaseUrl: string): Promise<SearchRun> => {
    if (!template) await fillSite(databaseUrl);
    const site = await startServer(envOf(databaseUrl));
    try {
      return await measureSearch(
        { site, databaseUrl, support, pgbench },
        { members, generated, connections, writes, seconds, rounds },
      );
    } finally {
      await site.stop();
    }
  };
  const run = await onOwnDatabase(server.url, 'search', measure, template).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  runs.push(run);
  for (const { http, pgbench: sql, ratio, load } of run.rounds)
    console.log(
      `${members}: ${http.per_second}/s by HTTP, p50 ${http.all.p50}, p99 ${http.all.p99} ms, ${http.server_processor_ms} ms of the server's processor; pgbench ${sql?.per_second ?? '-'}/s, p99 ${sql?.p99 ?? '-'} ms; ratio ${ratio}; load ${load}`,
    );
}
server.close();

const verdict = verdictOf(runs);
for (const [aim, { met, figure }] of Object.entries(verdict))
  console.log(`${met ? 'met   ' : 'MISSED'} ${aim}: ${figure}`);
const record = {
  server: server.description,
  settings,
  pgbench: pgbench && execFileSync(pgbench, ['--version'], { encoding: 'utf8' }).trim(),
  conditions: { connections, writes_per_second: writes, seconds, rounds },
  verdict,
  runs,
};
if (values['no-record']) console.log(JSON.stringify(record, null, 1));
else console.log(`Written to ${writeProof('search', 'none', record)}`);

/** Settings of the database server on which the figures depend. */
async function settingsOf(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value from pg_settings
      where name in ('shared_buffers', 'work_mem', 'jit', 'autovacuum', 'synchronous_commit', 'fsync', 'max_parallel_workers_per_gather')`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
