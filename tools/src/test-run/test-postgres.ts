import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onOwnDatabase, testPostgres, type TestServer } from '#src/lib/postgres.ts';
import { readReports } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** Name of the report in which `npm test` counts the suite on PostgreSQL. */
const STEP = 'test/api on PostgreSQL';

/**
 * `npm run test:postgres`: runs the API suite on PostgreSQL, in a database of its own that is dropped afterwards.
 * `--after-npm-test` does nothing when the `npm test` before ran it whole on PostgreSQL and no test failed.
 */
if (process.argv.includes('--after-npm-test') && ranOnPostgres())
  console.log('The API suite has run on PostgreSQL within npm test.');
else await runSuite();

async function runSuite(): Promise<void> {
  const server = await testPostgres(console.log, true);
  if (server) await runOn(server).finally(server.close);
  else
    console.log(
      'The API suite ran on the embedded database only: no PostgreSQL is reachable or installable here.',
    );
}

async function runOn({ url, description }: TestServer): Promise<void> {
  console.log(`Running the API suite on ${description}`);
  await onOwnDatabase(url, 'test', (databaseUrl) => {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'api/test/run.ts'), '--postgres'], {
      cwd: join(ROOT, 'api'),
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    });
    process.exitCode = status ?? 1;
  });
}

/** Did the last `npm test` run the suite on PostgreSQL, and did no test fail? Without a report it did not. */
function ranOnPostgres(): boolean {
  const tests = readReports().find(({ step }) => step === STEP)?.tests ?? [];
  return tests.length > 0 && tests.every(({ status }) => status !== 'failed');
}
