import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, onOwnDatabase, type TestServer } from './lib/postgres.ts';
import { ROOT } from './lib/workspace.ts';

/** `npm run test:postgres`: the API suite on PostgreSQL, in a database of its own that is dropped afterwards. */
const server = await findPostgres(console.log);
if (server) await runOn(server).finally(server.close);
else
  console.log(
    'The API suite ran on the embedded database only: no PostgreSQL is reachable or installable here.',
  );

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
