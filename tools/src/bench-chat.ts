import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sendScript } from './bench-chat/send-script.ts';
import { findPostgres } from './lib/postgres.ts';
import { ROOT } from './lib/workspace.ts';
import { writeProof } from './proof/proof-record.ts';
import { HttpConnection } from './proof/search/http-connection.ts';
import { latenciesOf } from './proof/search/latencies.ts';
import { findPgbench } from './proof/search/pgbench.ts';
import type { Statement } from './proof/search/plans.ts';

interface DatabaseWork {
  commits: number;
  inserts: number;
  updates: number;
}

interface ChatBench {
  databaseUrl: string;
  pairs: { cookie: string; member: string }[];
  sends: { statements: Statement[]; newIds: string[] }[];
  start(): Promise<{ url: string; end(): Promise<void> }>;
  work(): Promise<DatabaseWork>;
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

/** The API's own tests make the members, whose modules the tools may not import. */
interface ApiSupport {
  prepareChatBench(postgresUrl: string, count: number): Promise<ChatBench>;
}

const GOALS = { per_second: 2_000, p99_ms: 25 };

/**
 * `npm run bench:chat [-- --connections 10 --seconds 20]`: sends a second over HTTP to one process on PostgreSQL, each connection a member of its
 * own, beside pgbench with the same statements on the same server; and what a send costs the database. Goals: 2,000 a second, 99 of 100 within 25 ms.
 * Writes docs/proofs/bench-chat.json.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
  },
});
const [connections, seconds] = [Number(values.connections), Number(values.seconds)];
const [load] = loadavg();
const server = await findPostgres(console.log);
const program = findPgbench();
if (!server || !program) throw new Error('The measurement needs PostgreSQL and its pgbench.');
const { prepareChatBench } = (await import(
  pathToFileURL(join(ROOT, 'api/test/support/chat-bench.ts')).href
)) as ApiSupport;
const bench = await prepareChatBench(server.url, connections);
try {
  const http = await sendByHttp(bench);
  const bare = await sendByPgbench(program, bench);
  const ratio = Math.round((http.per_second / bare.per_second) * 1000) / 1000;
  console.log('HTTP', http);
  console.log('pgbench', bare, `ratio ${ratio}`);
  const result = {
    database: server.description,
    load,
    connections,
    seconds,
    goals: GOALS,
    http,
    pgbench: bare,
    ratio,
  };
  console.log(`Written to ${writeProof('bench-chat', 'none', result)}`);
} finally {
  await bench.stop();
  server.close();
}

/** Sends over HTTP until the time is over. What a send costs counts what the dispatcher does meanwhile. */
async function sendByHttp(site: ChatBench) {
  const { url, end } = await site.start();
  const before = await site.work();
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    site.pairs.map(async ({ cookie, member }) => {
      const connection = await HttpConnection.open(url, cookie);
      while (performance.now() - began < seconds * 1000) {
        const asked = performance.now();
        const body = { member, client_id: randomUUID(), kind: 'text', text: 'How was the concert?' };
        await connection.post('/api/chat.php', body);
        times.push(performance.now() - asked);
      }
      connection.close();
    }),
  );
  const lasted = (performance.now() - began) / 1000;
  const after = await site.work();
  const waiting = await site.waiting();
  await end();
  const each = (name: keyof DatabaseWork): number =>
    Math.round(((after[name] - before[name]) / times.length) * 10) / 10;
  return {
    per_second: Math.round(times.length / lasted),
    ...latenciesOf(times),
    per_send: { commits: each('commits'), inserts: each('inserts'), updates: each('updates') },
    waiting_to_be_told: waiting,
  };
}

/** The same statements with nothing but pgbench in front of the database. */
async function sendByPgbench(pgbench: string, { databaseUrl, sends }: ChatBench) {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-sends-'));
  try {
    const files = sends.flatMap(({ statements, newIds }, place) => {
      const file = join(folder, `${place}.sql`);
      writeFileSync(file, sendScript(statements, newIds));
      return ['-f', file];
    });
    const words = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), ...files];
    const child = spawn(pgbench, [...words, databaseUrl], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.stderr.on('data', (text: Buffer) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    const rate = /tps = ([\d.]+)/.exec(output)?.[1];
    if (code !== 0 || !rate || /aborted/.test(output)) throw new Error(`pgbench failed: ${output}`);
    return { per_second: Math.round(Number(rate)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
