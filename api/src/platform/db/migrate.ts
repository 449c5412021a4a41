import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

const FOLDER = new URL('../../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort();
  const loaded = await Promise.all(
    files.map(
      async (name) => [name.slice(0, -3), (await import(new URL(name, FOLDER).href)) as Migration] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

function createMigrator<T>(db: Kysely<T>): Migrator {
  // Teams add migrations in parallel; one that is merged later may carry an earlier time.
  return new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });
}

/**
 * Brings the database to the newest schema; safe to call from several processes at once.
 * @returns names of the migrations that ran
 * @throws the first migration's error; all of a call are one transaction, so none of them stays applied
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const { error, results = [] } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Reverts the newest migration; the test of every `down`. */
export async function migrateDown<T>(db: Kysely<T>): Promise<string | null> {
  const { error, results = [] } = await createMigrator(db).migrateDown();
  if (error) throw error;
  return results[0]?.migrationName ?? null;
}
