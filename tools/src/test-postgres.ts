import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, type TestServer } from './lib/postgres.ts';
import { ROOT } from './lib/workspace.ts';

/** `npm run test:postgres`: the API suite on PostgreSQL, in a database of its own that is dropped afterwards. */
const server = await findPostgres(console.log);
if (server) await runOn(server);
else
  console.log(
    'The API suite ran on the embedded database only: no PostgreSQL is reachable or installable here.',
  );

async function runOn({ url, description, close }: TestServer): Promise<void> {
  console.log(`Running the API suite on ${description}`);
  const name = `rendezvous_test_${process.pid}`;
  const database = new URL(url);
  database.pathname = `/${name}`;
  await administer(url, `create database ${name}`);
  try {
    const { status } = spawnSync(process.execPath, [join(ROOT, 'api/test/run.ts'), '--postgres'], {
      cwd: join(ROOT, 'api'),
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: database.href },
    });
    process.exitCode = status ?? 1;
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
    close();
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
