import path from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '#src/platform/config.ts';
import { lockDataFolder, type FolderLock } from './lock.ts';
import { serverPool } from './pool.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
/** First argument of a repository: the caller's transaction, or the database when there is none. */
export type Tx = Db | Transaction<Database>;

/** An open database: a PostgreSQL server, or the embedded one in the data folder. */
export interface OpenDatabase {
  kind: 'postgres' | 'embedded';
  pool: Pool;
  db: Db;
  /** Run at the start of each further session of an embedded database, which has one connection. */
  sessionStarts: Set<(client: PoolClient) => Promise<void>>;
  /** Receive each statement, without its values, where the database was opened with `LOG_SQL`. */
  statementListeners: Set<(statement: { sql: string; ms: number }) => void>;
  close(): Promise<void>;
}

/** Wraps a pool; `close` ends the pool and then its backend. */
export function fromPool(
  kind: OpenDatabase['kind'],
  pool: Pool,
  closeBehind: () => Promise<void> = async () => {},
  reportsStatements = false,
): OpenDatabase {
  const statementListeners: OpenDatabase['statementListeners'] = new Set();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    ...(reportsStatements && {
      log({ query, queryDurationMillis }) {
        const statement = { sql: query.sql, ms: Math.round(queryDurationMillis * 10) / 10 };
        for (const receive of statementListeners) receive(statement);
      },
    }),
  });
  pool.on('error', () => {
    // An idle connection was lost. The pool replaces it, and the next query reports a lasting fault.
  });
  // A connection may also be lost during a transaction. Its statements reject; an event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let closing: Promise<void> | undefined;
  const close = async () => {
    await db.destroy();
    await closeBehind();
  };
  const sessionStarts: OpenDatabase['sessionStarts'] = new Set();
  if (kind === 'embedded')
    pool.options.onConnect = async (client) => {
      for (const start of sessionStarts) await start(client as PoolClient);
    };
  return { kind, pool, db, sessionStarts, statementListeners, close: () => (closing ??= close()) };
}

/**
 * Opens the database the configuration names.
 * @param acquired the data folder's lock, when the caller has acquired it already
 * @throws DataFolderHeldError when another process works on the data folder
 */
export async function openDatabase(config: Config, acquired?: FolderLock): Promise<OpenDatabase> {
  const { DATABASE_URL, LOG_SQL } = config;
  if (DATABASE_URL) return fromPool('postgres', serverPool(DATABASE_URL), undefined, LOG_SQL);
  const lock = acquired ?? lockDataFolder(config.DATA_DIR);
  // Loaded only here: on a PostgreSQL server the embedded one uses no memory.
  const { embeddedPool, startLastingPglite } = await import('./pglite.ts');
  const lite = await startLastingPglite(path.join(config.DATA_DIR, 'db'));
  const closeBehind = async (): Promise<void> => {
    await lite.close();
    lock.release();
  };
  return fromPool('embedded', embeddedPool(lite), closeBehind, LOG_SQL);
}
