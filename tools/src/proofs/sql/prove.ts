import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onOwnDatabase } from '#src/lib/postgres/databases.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { runCommandLine, startServer } from '#src/lib/server-process.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { openDoor } from './open-door.ts';
import { attack, needSqlmap, type Attempt } from './sqlmap.ts';
import { targetsOf } from './targets.ts';

/**
 * `npm run proof sql [-- --seconds 240]`: sqlmap tries every parameter of search, members, chat, pages and log-in on a server that is
 * started for it on this machine, on PostgreSQL, so many seconds for each address. It must find the door of a server that makes the fault on
 * purpose, and none in the product. Writes docs/proofs/sql.json.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '240' } } });
const patience = Number(values.seconds);
needSqlmap();
const database = await findPostgres(console.log);
if (!database) throw new Error('statements are tried on PostgreSQL, and none is reachable or installable');
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-sql-'));

const logged = (attempt: Attempt): Attempt => {
  const { target, requests, injectable, complete, seconds } = attempt;
  const verdict =
    injectable.length > 0 ? `open: ${injectable.join(', ')}` : complete ? 'closed' : 'not finished';
  console.log(`${target}: ${verdict}, ${requests} requests in ${seconds} s`);
  return attempt;
};

const attempts = await onOwnDatabase(database.url, 'sql', async (databaseUrl) => {
  const door = await openDoor(databaseUrl);
  const control = await attack({ name: 'open door', url: `${door.url}/?id=pg_class`, headers: {} }, patience);
  await door.close();
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    REDIS_URL: '',
    SEED: 'none',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  };
  // A locked account answers 429 before anything of a log-in is compared.
  for (const limit of ['login_failures', 'login_failures_per_address'])
    runCommandLine('settings', ['set', limit, '1000000'], env);
  const server = await startServer(env);
  try {
    const done = [logged(control)];
    for (const target of await targetsOf(server.url)) done.push(logged(await attack(target, patience)));
    return done;
  } finally {
    await server.stop();
  }
}).finally(database.close);
rmSync(folder, { recursive: true });

const [control, ...tried] = attempts as [Attempt, ...Attempt[]];
const open = tried.filter(({ injectable }) => injectable.length > 0);
const unfinished = tried.filter(({ complete }) => !complete);
const limited = tried.filter(({ statuses }) => statuses[429]);
const requests = tried.reduce((sum, attempt) => sum + attempt.requests, 0);
const result = { database: database.description, requests, control, tried };
console.log(`Written to ${writeProof('sql', 'none', result)}: ${requests} requests, ${open.length} open`);
if (control.injectable.length === 0) console.log('✘ the open door was not found: the run proves nothing');
for (const { target, statuses } of limited)
  console.log(`✘ ${target}: ${statuses[429]} requests met a limit and tried nothing`);
if (control.injectable.length === 0 || [open, unfinished, limited].some(({ length }) => length > 0))
  process.exitCode = 1;
