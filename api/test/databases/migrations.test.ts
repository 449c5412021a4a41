import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { migrate, migrateDown } from '#src/platform/db/migrate.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';

const database = await freshDatabase();
after(() => database.close());

async function shape(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line from information_schema.columns
    where table_schema = 'public' order by 1`.execute(database.db);
  return rows.map((row) => row.line);
}

test('every migration goes down and up again to the same schema', async () => {
  const count = readdirSync(path.resolve(import.meta.dirname, '../../migrations')).filter((name) =>
    name.endsWith('.ts'),
  ).length;
  const before = await shape();
  for (let step = 0; step < count; step += 1) assert.ok(await migrateDown(database.db));
  assert.deepEqual(
    (await shape()).filter((line) => !line.startsWith('kysely_')),
    [],
  );
  assert.equal((await migrate(database.db)).length, count);
  assert.deepEqual(await shape(), before);
});
