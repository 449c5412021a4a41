import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { Client } from 'pg';
import { fromPool } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { serverDatabase, withEmptyDatabase } from '../support/databases/fresh-database.ts';
import { findServer } from '../support/databases/postgres.ts';
import { until } from '../support/until.ts';

const MIGRATING = path.resolve(import.meta.dirname, '../support/processes/migrating-process.ts');
const url = await findServer();
const skip = url ? false : 'no PostgreSQL server found: the embedded database is killed in core/boot';

/** Columns of every table of the product. */
const COLUMNS = `
  select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line from information_schema.columns
  where table_schema = 'public' order by 1`;
const shapeOf = async (client: Pick<Client, 'query'>) =>
  (await client.query<{ line: string }>(COLUMNS)).rows.map(({ line }) => line);

/** Makes the process that creates a table wait for an advisory lock, right after the table was made. */
const waitAfter = (table: string) => `
  create function block_migration() returns event_trigger language plpgsql as $hold$
  begin
    if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.${table}' and command_tag = 'CREATE TABLE')
    then perform pg_advisory_lock(4711); end if;
  end $hold$;
  create event trigger block_migration on ddl_command_end execute function block_migration();`;

/** Kills a process in the middle of its migrations. */
async function killAfter(table: string, databaseUrl: string, client: Client): Promise<void> {
  await client.query(waitAfter(table));
  await client.query('select pg_advisory_lock(4711)');
  const child = spawn(process.execPath, [MIGRATING, databaseUrl], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit');
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
  await until(async () => (await client.query(waits)).rowCount === 1);
  child.kill('SIGKILL');
  await exit;
  await client.query('select pg_advisory_unlock(4711)');
  await client.query('drop event trigger block_migration; drop function block_migration()');
}

test(
  'a migration killed in the middle or at its last table leaves nothing half, and the next start completes it',
  { skip },
  async () => {
    const whole = await serverDatabase(url!);
    const expected = await shapeOf(whole.pool);
    await whole.close();
    for (const table of ['blocks', 'partner_signups'])
      await withEmptyDatabase(url!, async (databaseUrl) => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        // A failed wait drops the database under the client.
        client.on('error', () => {});
        await killAfter(table, databaseUrl, client);
        await until(async () => !(await shapeOf(client)).some((line) => !line.startsWith('kysely_')));
        await client.end();
        const database = fromPool('postgres', serverPool(databaseUrl, { max: 2 }));
        await migrate(database.db);
        assert.deepEqual(await shapeOf(database.pool), expected);
        await database.close();
      });
  },
);
