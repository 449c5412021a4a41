import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { killAgainAndAgain, type KillResult } from './kill-run.ts';
import { readSessions, withSession } from './kill-record.ts';
import { commit, machine, writeProof } from '#src/lib/proof-record.ts';

/**
 * `npm run proof kills [-- --kills 500 --minutes 120 --sites 2]`: kills the server with `kill -9` in the middle of sign-ups, messages, payments, likes and
 * photos, on the embedded database and on so many sites on PostgreSQL at once; all share the number of kills, so that the quicker ones do more of them.
 * Adds the run to docs/proofs/kills.json; fails when something that was answered is lost or doubled, or something is half there.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '120' },
    sites: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
let begun = 0;
const began = performance.now();

const server = await findPostgres(console.log);
if (!server) console.log('No PostgreSQL is reachable or installable: only the embedded database is proved.');
const runs: [string, Promise<KillResult>][] = [['embedded', run('embedded')]];
const onServer = Array.from({ length: server ? Number(values.sites) : 0 }, (_, site) => {
  const name = site === 0 ? server!.description : `${server!.description}, site ${site + 1}`;
  const result = onOwnDatabase(server!.url, `kills${site}`, (url) => run(`PostgreSQL ${site + 1}`, url));
  return [name, result] as [string, Promise<KillResult>];
});
runs.push(...onServer);
void Promise.allSettled(onServer.map(([, result]) => result)).then(() => server?.close());

const databases: Record<string, KillResult> = {};
for (const [database, result] of runs) databases[database] = await result;
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
const all = Object.values(databases);
const here = all.reduce((sum, result) => sum + result.kills, 0);
const faults = all.flatMap((result) => result.faults);
for (const fault of faults.slice(0, 50)) console.log(`✘ ${fault}`);
console.log(`${here} kills, ${faults.length} faults, ${minutes} minutes`);
const session = { at: new Date().toISOString(), commit: commit(), machine: machine(), minutes, databases };
const record = withSession(readSessions(join(ROOT, 'docs/proofs/kills.json')), session);
console.log(`Written to ${writeProof('kills', 'none', record)}: ${record.kills} kills in all`);
if (faults.length > 0 || here < kills) process.exitCode = 1;

function run(database: string, databaseUrl?: string): Promise<KillResult> {
  return killAgainAndAgain({
    kills,
    isWanted: () => (begun += 1) <= kills,
    readEvery: 5,
    minutes: Number(values.minutes),
    log: (line) => console.log(`${database}: ${line}`),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
}
