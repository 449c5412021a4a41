import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { loadNow, rateOf } from '#src/lib/measure/load.ts';
import { memoryOf } from '#src/lib/measure/processor.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { startServer } from '#src/lib/server-process.ts';
import { ApiMember } from '#src/proofs/api-member.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/**
 * `npm run bench memory [-- --seconds 10]`: resident memory of server and render processes together, at rest and after load, on the
 * embedded database and on PostgreSQL (whose own processes are not counted). Writes docs/proofs/bench-memory.json.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);
/** Render processes that have nothing to do end after 30 s. */
const SETTLED_MS = 40_000;

interface Measured {
  together_mb: number;
  server_mb: number;
  render_mb: number;
  load: number;
}

async function measure(env: Record<string, string>): Promise<Record<string, Measured>> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-memory-'));
  const all = { DATA_DIR: folder, SEED: 'demo', RATE_LIMIT_FACTOR: '100000', ...env };
  // Fills the database; what is measured starts with the data in place.
  await (await startServer(all)).stop();
  const server = await startServer(all);
  const now = (): Measured => ({ ...memoryOf(server.pid), load: loadNow() });
  try {
    await (await fetch(`${server.url}/members`)).text();
    await wait(5_000);
    const at_rest = now();
    const member = new ApiMember(server.url);
    await member.signUp('Anna_Bench', 'female');
    const asked = { url: `${server.url}/members`, seconds, pid: server.pid };
    await rateOf({ ...asked, parallel: 16 });
    await rateOf({ ...asked, parallel: 4, cookie: member.cookie });
    const after_load = now();
    await wait(SETTLED_MS);
    return { at_rest, after_load, settled: now() };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function measurePostgres(): Promise<object> {
  const server = await findPostgres(console.log);
  if (!server) return { unavailable: 'no PostgreSQL is reachable or installable here' };
  const name = `rendezvous_memory_${process.pid}`;
  const database = new URL(server.url);
  database.pathname = `/${name}`;
  await administer(server.url, `create database ${name}`);
  try {
    return await measure({ DATABASE_URL: database.href });
  } finally {
    await administer(server.url, `drop database if exists ${name} with (force)`);
    server.close();
  }
}

const result = {
  conditions: {
    seconds,
    goals_mb: { embedded_at_rest: 500, postgres_at_rest: 300, postgres_after_load: 400 },
  },
  embedded: await measure({ DATABASE_URL: '' }),
  postgres: await measurePostgres(),
};
console.log(JSON.stringify(result, null, 2));
console.log(`Written to ${writeProof('bench-memory', 'demo', result)}`);
