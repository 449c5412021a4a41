import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onOwnDatabase, testPostgres, type TestServer } from './lib/postgres.ts';
import { readReports } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';

/**
 * `npm run test:postgres`: the API suite on PostgreSQL, in a database of its own that is dropped afterwards.
 * `--after-npm-test` leaves out the tests of races when the `npm test` before has passed every one: they run on PostgreSQL there, too.
 */
const server = await testPostgres(console.log, true);
if (server) await runOn(server).finally(server.close);
else
  console.log(
    'The API suite ran on the embedded database only: no PostgreSQL is reachable or installable here.',
  );

async function runOn({ url, description }: TestServer): Promise<void> {
  const words = process.argv.includes('--after-npm-test') && racesPassed() ? ['--without-races'] : [];
  console.log(`Running the API suite on ${description}`, ...words);
  await onOwnDatabase(url, 'test', (databaseUrl) => {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'api/test/run.ts'), '--postgres', ...words], {
      cwd: join(ROOT, 'api'),
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    });
    process.exitCode = status ?? 1;
  });
}

/** Did the last `npm test` run the tests of races, and did every one pass? Without a report, or with one test skipped, they did not. */
function racesPassed(): boolean {
  const tests = readReports().find(({ step }) => step === 'test/api')?.tests ?? [];
  const races = tests.filter(({ file }) => /^api[\\/]test[\\/]races[\\/]/.test(file));
  return races.length > 0 && races.every(({ status }) => status === 'passed');
}
