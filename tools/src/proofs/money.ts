import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { join } from 'node:path';

/**
 * `npm run proof money -- [--lives 10000] [--seed 28]`: random lives of orders at three providers, each compared with two plain tables, and the
 * books of all of them afterwards. `npm test` lives 50. Writes docs/proofs/money.json.
 */
const { values } = parseArgs({
  options: { lives: { type: 'string', default: '10000' }, seed: { type: 'string', default: '28' } },
});
const server = await testPostgres(console.log);
const started = performance.now();
const { status } = spawnSync(process.execPath, ['--test', 'test/payments/lives.test.ts'], {
  cwd: join(ROOT, 'api'),
  stdio: 'inherit',
  env: {
    ...process.env,
    LIVES: values.lives,
    LIVES_SEED: values.seed,
    ...(server && { TEST_DATABASE_URL: server.url }),
  },
});
server?.close();
const file = writeProof('money', values.seed, {
  database: server?.description ?? 'the embedded database',
  providers: ['sandbox with ids only', 'sandbox with signed events', 'Mollie’s client against a TLS double'],
  lives: Number(values.lives),
  right: status === 0,
  seconds: Math.round((performance.now() - started) / 1000),
});
console.log(`Written to ${file}`);
process.exitCode = status ?? 1;
