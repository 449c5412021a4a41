import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';

/**
 * A pool on a PostgreSQL server; every statement and every wait for a connection has a time limit. A request
 * that waits for a connection longer than `waitMs` gets 503, so that overload is refused early.
 */
export function serverPool(connectionString: string, { max = 20, waitMs = 2_000 } = {}): Pool {
  return new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
    types: columnTypes,
  });
}
