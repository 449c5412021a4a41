import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { latenciesOf } from '#src/lib/measure/latencies.ts';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { join } from 'node:path';

/**
 * `npm run proof money -- [--lives 10000] [--seed 28]`: random lives of orders at three providers, each compared with two plain tables, and the
 * books of all of them afterwards. `npm test` lives 50. Writes docs/proofs/money.json.
 *
 * `npm run proof money -- --kills 20` instead kills a process so often at each of twelve steps of a payment, while another one goes on;
 * `npm run test:all` once. Writes docs/proofs/money-kills.json.
 *
 * `npm run proof money -- --webhooks 20` delivers fifty webhooks at once so often, and fails when 95 of 100 are not booked within a second.
 * Writes docs/proofs/money-webhooks.json.
 */
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '28' },
    kills: { type: 'string' },
    webhooks: { type: 'string' },
  },
});
const STEPS = 12;
const GOAL_MS = 1_000;
const loadNow = (): number => Math.round(loadavg()[0]! * 10) / 10;
const before = loadNow();
const server = await testPostgres(console.log);
const database = server?.description ?? 'the embedded database';
if (values.kills && !server) throw new Error('Two processes need PostgreSQL, and none runs.');
const { written, isRight } = values.webhooks
  ? measureWebhooks(values.webhooks)
  : values.kills
    ? kill(values.kills)
    : live();
server?.close();
console.log(`Written to ${written}`);
if (!isRight) process.exitCode = 1;

interface Proven {
  /** Path of the record. */
  written: string;
  isRight: boolean;
}

function live(): Proven {
  const { right, seconds } = run('test/payments/lives.test.ts', {
    LIVES: values.lives,
    LIVES_SEED: values.seed,
  });
  const providers = [
    'sandbox with ids only',
    'sandbox with signed events',
    'Mollie’s client against a TLS double',
  ];
  const lives = Number(values.lives);
  const record = { database, load: { before, after: loadNow() }, providers, lives, right, seconds };
  return { written: writeProof('money', values.seed, record), isRight: right };
}

function kill(times: string): Proven {
  const { right, seconds } = run('test/races/killed-payments.test.ts', { KILL_ROUNDS: times });
  const load = { before, after: loadNow() };
  const record = { database, load, kills: STEPS * Number(times), right, seconds };
  return { written: writeProof('money-kills', 'none', record), isRight: right };
}

/** Milliseconds from a webhook to its answer, which comes once its credits are booked. */
function measureWebhooks(rounds: string): Proven {
  const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
  const file = join(folder, 'times.json');
  const size = { WEBHOOK_ROUNDS: rounds, WEBHOOK_FILE: file };
  const { right, seconds } = run('test/payments/webhooks-at-once.test.ts', size);
  // The first round compiles what it runs.
  const times = right ? (JSON.parse(readFileSync(file, 'utf8')) as number[][]).slice(1) : [];
  rmSync(folder, { recursive: true });
  const all = times.flat().toSorted((a, b) => a - b);
  const p95 = Math.round(all[Math.ceil(all.length * 0.95) - 1] ?? Infinity);
  const load = { before, after: loadNow() };
  const { p50, max } = latenciesOf(all);
  const record = {
    database,
    load,
    rounds: times.length,
    at_once: 50,
    right,
    goal_p95_ms: GOAL_MS,
    p50,
    p95,
    max,
    seconds,
  };
  console.log(`p95 of ${all.length} webhooks, fifty at once: ${p95} ms`);
  return { written: writeProof('money-webhooks', 'none', record), isRight: right && p95 <= GOAL_MS };
}

/** Runs a test of the API in another size. */
function run(test: string, size: Record<string, string>): { right: boolean; seconds: number } {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['--test', test], {
    cwd: join(ROOT, 'api'),
    stdio: 'inherit',
    env: { ...process.env, ...size, ...(server && { TEST_DATABASE_URL: server.url }) },
  });
  return { right: status === 0, seconds: Math.round((performance.now() - started) / 1000) };
}
