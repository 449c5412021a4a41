import { Client } from 'pg';
import type { ApiSupport } from './api-support.ts';

/**
 * Fills an empty database with members. Indexes are made afterwards, at once; that of photos' files, which no search reads, is left out because it
 * needs as much time as all the rest. Returns the seconds.
 */
export async function fill(databaseUrl: string, support: ApiSupport, members: number): Promise<number> {
  const began = performance.now();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set maintenance_work_mem = '1GB'`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('users', 'profiles', 'photos') and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of support.memberStatements(1, members)) await client.query(statement);
  for (const { name, definition } of rows) if (name !== 'photos_public_names') await client.query(definition);
  for (const statement of support.AFTERWARDS) await client.query(statement);
  await client.end();
  return Math.round((performance.now() - began) / 1000);
}
