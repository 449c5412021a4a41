import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { holderOf } from '#src/lib/data-folder.ts';
import { loadServer } from '#src/lib/server-program.ts';
import { ROOT } from '#src/lib/workspace.ts';

const started = performance.now();
const embedded = !process.env.DATABASE_URL;
const dataDir = resolve(ROOT, process.env.DATA_DIR ?? '.data');
const hadData = existsSync(join(dataDir, 'db'));

const holder = embedded ? holderOf(dataDir) : null;
if (holder) {
  console.error(`${dataDir} is in use by process ${holder}; stop it or choose another DATA_DIR`);
  process.exit(1);
}

console.log('Building the shell and the remotes');
// In a process of its own: the memory of the bundler ends with it.
const bundler = spawn(process.execPath, [join(ROOT, 'tools/src/build/build.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
});
const [status] = (await once(bundler, 'exit')) as [number | null];
if (status !== 0) process.exit(1);
if (embedded) console.log(hadData ? `Using the data in ${dataDir}` : `Making a new database in ${dataDir}`);

process.env.DATA_DIR = dataDir;
process.env.LOG_LEVEL ??= 'warn';
process.chdir(join(ROOT, 'api'));
const { runServer } = await loadServer();
await runServer(({ progress, listening, accounts = [], operatorKey }) => {
  if (progress) console.log(progress);
  if (listening) announce(listening, accounts, operatorKey);
});

function announce(
  address: string,
  accounts: readonly { email: string; password: string; note: string }[],
  operatorKey: string | undefined,
): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\nRendezvous answers at ${address} (ready in ${seconds} s)`);
  if (hadData && embedded) console.log('The data of the last run is used again.');
  if (accounts.length) console.log('\nDemonstration log-ins:');
  for (const { email, password, note } of accounts)
    console.log(`  ${email.padEnd(24)} ${password.padEnd(18)} ${note}`);
  if (operatorKey) console.log(`\nOperators: ${address}/ops   key until the next start: ${operatorKey}`);
  console.log(`\nMails: ${address}/dev/mail   Text messages: ${address}/dev/sms   Stop with Ctrl+C`);
}
