import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import utils from 'pg/lib/utils.js';
import { PreparedQuery } from './prepared-query.ts';
import type { ParserOf } from './row-reader.ts';
import { StatementNames } from './statement-names.ts';

/** `invalid_sql_statement_name` and `duplicate_prepared_statement`: the connection is not the one that was prepared. */
const LOST_STATEMENT = new Set(['26000', '42P05']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A connection whose frequent statements are prepared. */
class PreparedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #parserOf: ParserOf;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
    this.#parserOf = (oid, format) => client.getTypeParser(oid, format as 'text');
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
    if (!name) {
      const result: QueryResult = await this.#client.query({ text, values: [...values] });
      return result as PostgresQueryResult<R>;
    }
    try {
      const query = new PreparedQuery({ name, text, values: values.map(utils.prepareValue) }, this.#parserOf);
      return (await this.#client.query(query).answer) as PostgresQueryResult<R>;
    } catch (error) {
      if (LOST_STATEMENT.has(codeOf(error))) this.#names.turnOff();
      throw error;
    }
  }
}

/** A pool for Kysely; its connections prepare the statements that run often. */
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
