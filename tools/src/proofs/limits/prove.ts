import { parseArgs } from 'node:util';
import { onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { findRedis } from '#src/lib/redis.ts';
import { faultsOf, proveLimits } from './limit-run.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/**
 * `npm run proof limits [-- --tries 10000 --pairs 1000]`: guesses at passwords and links over two processes, requests for mails, and the
 * times of answers to known and unknown addresses. Needs PostgreSQL and Redis. Writes docs/proofs/limits.json.
 */
const { values } = parseArgs({
  options: { tries: { type: 'string', default: '10000' }, pairs: { type: 'string', default: '1000' } },
});
const redisUrl = await findRedis();
const server = await findPostgres(console.log);
if (!server || !redisUrl)
  throw new Error('Two processes count together over PostgreSQL and Redis: start both first.');
const options = { tries: Number(values.tries), pairs: Number(values.pairs), redisUrl, log: console.log };
const result = await onOwnDatabase(server.url, 'limits', (databaseUrl) =>
  proveLimits({ ...options, databaseUrl }),
).finally(server.close);

console.table({ ...result.guesses, 'mails with a reset link': result.resetMails });
console.table(result.timing);
const faults = faultsOf(result);
for (const fault of faults) console.log(`✘ ${fault}`);
console.log(`Written to ${writeProof('limits', 'none', { database: server.description, ...result })}`);
if (faults.length > 0) process.exitCode = 1;
