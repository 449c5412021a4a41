import type { PoolClient, QueryConfig } from 'pg';
import { fromPool, type OpenDatabase } from '#src/platform/db/database.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { createTestApp } from '#test/harness.ts';

/** A statement as the server sent it to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Notes every statement with values that the database gets from now on, also on connections that it opens later. */
export function recordStatements({ pool }: OpenDatabase): Statement[] {
  const statements: Statement[] = [];
  pool.on('acquire', (client) => record(client, statements));
  return statements;
}

const recorded = new WeakSet<PoolClient>();

function record(client: PoolClient, statements: Statement[]): void {
  if (recorded.has(client)) return;
  recorded.add(client);
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  const query = (...words: unknown[]) => {
    const [sent] = words as [string | QueryConfig];
    if (typeof sent === 'object' && sent.values?.length)
      statements.push({ text: sent.text, values: [...(sent.values as unknown[])] });
    return send(...words);
  };
  Object.assign(client, { query });
}

/** Asked so often in a row, a search counts as popular. */
const ASKED = 6;

/** The cost of one address. */
export interface Recording {
  /** All statements of all askings. */
  every: Statement[];
  /** Those of the last asking, when others have just asked for the same. */
  last: Statement[];
}

/** Asks a server on this PostgreSQL database six times for each address as this member, and returns the statements of each. */
export async function statementsOf(
  databaseUrl: string,
  userId: string,
  addresses: readonly string[],
): Promise<Recording[]> {
  const database = fromPool('postgres', serverPool(databaseUrl, { max: 5 }));
  const t = await createTestApp({}, { database });
  try {
    const client = await t.signIn({ id: userId });
    const statements = recordStatements(database);
    const recordings: Recording[] = [];
    for (const address of addresses) {
      const askings: Statement[][] = [];
      for (let asked = 0; asked < ASKED; asked += 1) {
        statements.length = 0;
        const { status } = await client.get(address);
        if (status !== 200) throw new Error(`${address} answered ${status}`);
        askings.push([...statements]);
      }
      recordings.push({ every: askings.flat(), last: askings.at(-1)! });
    }
    return recordings;
  } finally {
    await t.close();
  }
}
