import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Pool } from 'pg';
import { LastingPglite, type EmbeddedEngine } from './lasting-pglite.ts';
import { columnTypes } from './column-types.ts';

/** Extensions migrations may create on the embedded database; PostgreSQL has them all in its contrib package. */
const EXTENSIONS = { pg_trgm, btree_gist };

/** Memory of the embedded server: its 128 MB of buffers would stay resident, and the system caches its files already. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** First bytes of the messages after which the database answers: `Query`, `Sync`, `Flush`. */
const ASKS_FOR_ANSWERS = new Set([0x51, 0x53, 0x48]);

/**
 * The embedded PostgreSQL, entered once per query: `pg` writes a prepared query as four messages (`Bind`, `Describe`, `Execute`,
 * `Sync`), and each call into the database costs as much as a small query itself.
 */
class PgliteByQuery extends PGlite {
  readonly #waiting: Uint8Array[] = [];

  override async execProtocolStream(
    ...[message, options]: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    this.#waiting.push(message);
    if (!ASKS_FOR_ANSWERS.has(message[0] ?? 0)) return [];
    return super.execProtocolStream(Buffer.concat(this.#waiting.splice(0)), options);
  }

  /** A closed database uses no memory, even while the object is referenced. */
  override async close(): Promise<void> {
    await super.close();
    this.mod = undefined;
    this.fs = undefined;
  }
}

/**
 * Starts the embedded PostgreSQL.
 * @param folder where it stores its files; in memory when left out
 * @param files file system of its own, for a database that begins as a copy
 */
export async function startPglite(folder?: string, files?: PGliteOptions['fs']): Promise<PGlite> {
  const lite = new PgliteByQuery({
    dataDir: folder ?? 'memory://',
    extensions: EXTENSIONS,
    startParams: START_PARAMS,
    ...(files && { fs: files }),
  });
  await lite.waitReady;
  return lite;
}

/** Starts the embedded PostgreSQL of a folder, which is started again whenever it has ended itself. */
export const startLastingPglite = (folder: string): Promise<LastingPglite> =>
  LastingPglite.open({ folder, start: () => startPglite(folder) });

/**
 * The one connection of an embedded database as a node-postgres pool, so that both databases run the same code. A query
 * outside its transaction's handle would wait for that transaction for ever; the time-out turns it into an error.
 */
export function embeddedPool(lite: EmbeddedEngine): Pool {
  // The library calls these members alone.
  const config = createPgConfig(lite as PGlite);
  if (lite instanceof LastingPglite)
    lite.onRestart = () => {
      config.connection.parsedStatements = {};
      config.connection.submittedNamedStatements = {};
    };
  return new Pool({
    ...config,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
  });
}
