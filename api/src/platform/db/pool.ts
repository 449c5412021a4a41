import { Pool, types as pgTypes, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;

/** How columns arrive: counts as numbers, calendar dates as `YYYY-MM-DD`, times as `Date`. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return (value: string) => Number(value);
    if (oid === DATE) return (value: string) => value;
    return format ? pgTypes.getTypeParser(oid, format as 'text') : pgTypes.getTypeParser(oid);
  },
} as CustomTypesConfig;

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
