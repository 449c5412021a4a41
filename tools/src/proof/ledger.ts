import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** What the ledger of a database says as a whole. */
export interface LedgerSums {
  entries: number;
  /** Operations whose entries do not sum to zero; must be 0. */
  unbalanced: number;
  /** Members whose wallet differs from the sum of their entries; must be 0. */
  differing: number;
  /** Members below zero; must be 0. */
  negative: number;
}

const SUMS = `
  with balances as (
    select account, sum(credits)::int as credits from ledger_entries where purse is not null group by account
  )
  select
    (select count(*)::int from ledger_entries) as entries,
    (select count(*)::int from (select 1 from ledger_entries group by operation_id having sum(credits) <> 0) as o) as unbalanced,
    (select count(*)::int from wallets left join balances on account = user_id
      where free + paid <> coalesce(balances.credits, 0)) as differing,
    (select count(*)::int from balances where credits < 0) as negative`;

/** Reads the sums from the PostgreSQL database, or from the embedded one of a stopped server's data folder. */
export async function ledgerOf(dataDir: string, databaseUrl?: string): Promise<LedgerSums> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<LedgerSums>(SUMS);
    await client.end();
    return rows[0]!;
  }
  const lite = await PGlite.create(join(dataDir, 'db'));
  const { rows } = await lite.query<LedgerSums>(SUMS);
  await lite.close();
  return rows[0]!;
}
