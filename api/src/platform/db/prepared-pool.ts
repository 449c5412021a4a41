import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './statement-names.ts';

/** `invalid_sql_statement_name` and `duplicate_prepared_statement`: the connection is not the one that was prepared. */
const NOT_KEPT = new Set(['26000', '42P05']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A connection whose frequent statements are prepared. */
class PreparedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  get processID(): number | undefined {
    return (this.#client as PostgresPoolClient).processID;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('rows are read at once, not by cursor');
    return this.#run<R>(text, values);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? this.#names.nameOf(text) : undefined;
    try {
      const result = await this.#client.query({ ...(name && { name }), text, values: [...values] });
      return result as PostgresQueryResult<R>;
    } catch (error) {
      if (name && NOT_KEPT.has(codeOf(error))) this.#names.turnOff();
      throw error;
    }
  }
}

/** A pool as Kysely takes it, whose connections prepare the statements that run often. */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PreparedClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparedClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
