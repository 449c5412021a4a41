import { after, test } from 'node:test';
import { createTestApp, type TestApp } from '../harness.ts';
import { serverDatabase } from '../support/databases/fresh-database.ts';
import { findServer } from '../support/databases/postgres.ts';

/** Two servers of one site on one PostgreSQL database. */
export interface Race {
  t: TestApp;
  other: TestApp;
}

async function startRace(environment: Record<string, string>): Promise<Race | null> {
  const url = await findServer();
  if (url === null) return null;
  const database = await serverDatabase(url);
  const t = await createTestApp(environment, { database });
  const other = await createTestApp(environment, { database: { ...database, close: async () => {} } });
  after(async () => {
    await other.close();
    await t.close();
  });
  return { t, other };
}

/**
 * Declares tests of races between two servers: `const raceTest = await prepareRaces();` They need PostgreSQL, since the embedded
 * database runs one statement at a time and would prove nothing. Without a server they are reported as skipped.
 */
export async function prepareRaces(environment: Record<string, string> = {}) {
  const race = await startRace(environment);
  const skip = race ? false : 'no PostgreSQL server found: races prove nothing on the embedded database';
  return (title: string, run: (race: Race) => Promise<void>) =>
    test(title, { skip }, async () => {
      if (race) await run(race);
    });
}
