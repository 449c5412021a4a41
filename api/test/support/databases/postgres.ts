import { Client } from 'pg';

/** Where a PostgreSQL server usually is, on a developer's machine and in CI. */
const USUAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Address of a PostgreSQL server, the one of `npm test` if it started any; null when none answers. */
export async function findServer(): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.TEST_SERVER_URL ?? USUAL;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}
