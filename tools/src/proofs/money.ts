import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
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
 */
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '28' },
    kills: { type: 'string' },
  },
});
const STEPS = 12;
const server = await testPostgres(console.log);
const database = server?.description ?? 'the embedded database';
if (values.kills && !server) throw new Error('Two processes need PostgreSQL, and none runs.');
const { right, seconds } = values.kills
  ? run('test/races/killed-payments.test.ts', { KILL_ROUNDS: values.kills })
  : run('test/payments/lives.test.ts', { LIVES: values.lives, LIVES_SEED: values.seed });
server?.close();
const file = values.kills
  ? writeProof('money-kills', 'none', { database, kills: STEPS * Number(values.kills), right, seconds })
  : writeProof('money', values.seed, {
      database,
      providers: [
        'sandbox with ids only',
        'sandbox with signed events',
        'Mollie’s client against a TLS double',
      ],
      lives: Number(values.lives),
      right,
      seconds,
    });
console.log(`Written to ${file}`);
if (!right) process.exitCode = 1;

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
