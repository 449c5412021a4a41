import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holderOf } from './lib/data-folder.ts';
import { ROOT } from './lib/workspace.ts';

/** What the server tells the process that started it. */
interface ServerMessage {
  /** A sentence about what it is doing, for a person who waits. */
  progress?: string;
  /** The address it answers at, once it does. */
  listening?: string;
  /** Log-ins of the demonstration site, when it has them. */
  accounts?: readonly { email: string; password: string; note: string }[];
}

const started = performance.now();
const embedded = !process.env.DATABASE_URL;
const dataDir = resolve(ROOT, process.env.DATA_DIR ?? '.data');
const hadData = existsSync(join(dataDir, 'db'));

const holder = embedded ? holderOf(dataDir) : null;
if (holder) {
  console.error(`${dataDir} is in use by process ${holder}; stop it or choose another DATA_DIR`);
  process.exit(1);
}

// Imported late: the bundler takes its time, and a folder in use should be told at once.
const { build } = await import('./build.ts');
console.log('Building the shell and the remotes');
await build({ report: console.log });
if (embedded) console.log(hadData ? `Using the data in ${dataDir}` : `Making a new database in ${dataDir}`);

const server = fork(join(ROOT, 'api/src/server.ts'), {
  cwd: join(ROOT, 'api'),
  env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
});
server.on('message', (message: ServerMessage) => {
  if (message.progress) console.log(message.progress);
  if (message.listening) announce(message.listening, message.accounts ?? []);
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
});
// A terminal's Ctrl+C reaches the server by itself; a supervisor's SIGTERM must be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));

function announce(address: string, accounts: NonNullable<ServerMessage['accounts']>): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nRendezvous answers at ${address} (ready in ${seconds} s)`);
  if (hadData && embedded) console.log('The data of the last run was kept.');
  if (accounts.length) console.log('\nDemonstration log-ins:');
  for (const { email, password, note } of accounts)
    console.log(`  ${email.padEnd(24)} ${password.padEnd(18)} ${note}`);
  console.log(`\nMails: ${address}/dev/mail   Text messages: ${address}/dev/sms   Stop with Ctrl+C`);
}
