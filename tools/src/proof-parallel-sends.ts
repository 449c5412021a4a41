import { parseArgs } from 'node:util';
import { findPostgres, onOwnDatabase } from './lib/postgres.ts';
import { sendInParallel, type ParallelSends } from './proof/parallel-sends.ts';
import { writeProof } from './proof/proof-record.ts';

/**
 * `npm run proof:parallel-sends [-- --sends 200 --credits 50]`: exactly as many messages as credits, whatever comes at
 * once; on the embedded database and on PostgreSQL. Writes docs/proofs/parallel-sends.json.
 */
const { values } = parseArgs({
  options: { sends: { type: 'string', default: '200' }, credits: { type: 'string', default: '50' } },
});
const [sends, credits] = [Number(values.sends), Number(values.credits)];

const results: Record<string, ParallelSends> = { embedded: await sendInParallel(sends, credits) };
const server = await findPostgres(console.log);
if (server)
  results[server.description] = await onOwnDatabase(server.url, 'proof', (url) =>
    sendInParallel(sends, credits, url),
  ).finally(server.close);
else console.log('No PostgreSQL is reachable or installable: only the embedded database was proved.');

for (const [database, result] of Object.entries(results)) {
  const wrong = faultsOf(result);
  console.log(
    `${database}: ${result.messages} messages of ${sends} sends on ${credits} credits in ${result.milliseconds} ms, ${wrong.join('; ') || 'all right'}`,
  );
  if (wrong.length) process.exitCode = 1;
}
console.log(`Written to ${writeProof('parallel-sends', 'none', { results })}`);

function faultsOf({ answers, messages, balance, ledger }: ParallelSends): string[] {
  const facts: [string, boolean][] = [
    [`${answers[201] ?? 0} sends were accepted`, answers[201] === credits],
    [`${answers[402] ?? 0} sends were refused for want of credits`, answers[402] === sends - credits],
    [`${messages} messages arrived`, messages === credits],
    [`the balance is ${balance}`, balance === 0],
    [`${ledger.unbalanced} operations do not balance`, ledger.unbalanced === 0],
    [`${ledger.differing} wallets differ from the ledger`, ledger.differing === 0],
    [`${ledger.negative} members are below zero`, ledger.negative === 0],
  ];
  return facts.filter(([, right]) => !right).map(([fault]) => fault);
}
