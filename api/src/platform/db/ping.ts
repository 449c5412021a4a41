import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Resolves when the database answers. */
export async function ping(tx: Tx): Promise<void> {
  await sql`select 1`.execute(tx);
}
