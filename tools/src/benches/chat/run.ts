import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareBench } from './bench.ts';
import { measureDelivery } from './delivery.ts';
import { LIMITS, missedLimits } from './limits.ts';
import { sendByHttp, sendByPgbench, type Load } from './sends.ts';
import { build } from '#src/build/build.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { findPgbench } from '#src/proofs/search/pgbench.ts';

const GOALS = { per_second: 2_000, p99_ms: 25, ...LIMITS };
const [EVERY_MS, SAMPLE_MS] = [3_000, 500];

/**
 * `npm run bench chat [-- --connections 10 --seconds 20 --pairs 50 --samples 300]`: sends a second over HTTP to one process on PostgreSQL, by ten members and by
 * one, beside pgbench with the same statements on the same durable server; what a send costs the database; and the time of a message from the press to the
 * other's screen while fifty pairs talk. Writes docs/proofs/bench-chat.json; fails when a limit is missed.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '50' },
    samples: { type: 'string', default: '300' },
  },
});
const load: Load = { connections: Number(values.connections), seconds: Number(values.seconds) };
const samples = Number(values.samples);
const server = await findPostgres(console.log);
const program = findPgbench();
if (!server || !program) throw new Error('The measurement needs PostgreSQL and its pgbench.');
if (samples > 0) await build();
const before = loadavg()[0];
const bench = await prepareBench(server.url, Math.max(Number(values.pairs), load.connections));
try {
  const many = await compare(load.connections);
  const one = await compare(1);
  const delivery =
    samples > 0 ? await measureDelivery(bench, { samples, everyMs: EVERY_MS, sampleMs: SAMPLE_MS }) : null;
  console.log('from press to screen', delivery);
  const result = {
    database: server.description,
    load: { before, after: loadavg()[0] },
    ...load,
    goals: GOALS,
    many,
    one_pair: one,
    delivery,
  };
  console.log(`Written to ${writeProof('bench-chat', 'none', result)}`);
  const missed = missedLimits({ many, one_pair: one, delivery });
  for (const line of missed) console.log(`✘ ${line}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await bench.stop();
  server.close();
}

/** Sends of so many pairs, over HTTP and bare. */
async function compare(pairs: number) {
  const http = await sendByHttp(bench, bench.pairs.slice(0, pairs), load);
  await bench.forgetWaiting();
  const bare = await sendByPgbench(program!, bench.databaseUrl, bench.sends.slice(0, pairs), load);
  await bench.forgetWaiting();
  const ratio = Math.round((http.per_second / bare.per_second) * 1000) / 1000;
  console.log(`${pairs} pairs over HTTP`, http, 'pgbench', bare, `ratio ${ratio}`);
  return { http, pgbench: bare, ratio };
}
