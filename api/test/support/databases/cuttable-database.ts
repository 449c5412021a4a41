import { fromPool, type OpenDatabase } from '#src/platform/db/database.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { FaultProxy, targetOf } from '../processes/fault-proxy.ts';
import { serverDatabase } from './fresh-database.ts';

/** A database on a PostgreSQL server that can go away and come back, as the server would. */
export interface CuttableDatabase {
  database: OpenDatabase;
  /** The same database by a way of its own, which nothing cuts. */
  direct: OpenDatabase;
  /** Ends every connection and refuses further ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a fresh database through a connection that the test can cut. Closing `database` closes everything. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const direct = await serverDatabase(url);
  const way = await FaultProxy.open(targetOf(direct.url, 5432));
  const database = fromPool('postgres', serverPool(way.through(direct.url)), async () => {
    await way.cut();
    await direct.close();
  });
  return { database, direct, cut: () => way.cut(), mend: () => way.mend() };
}
