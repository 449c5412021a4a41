import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBooks } from './ledger-report.ts';
import { printTable, runCommand, UsageError } from './terminal.ts';

/** Faults printed at most; all of them are counted. */
const SHOWN = 200;

/** Runs the command on a named database: a PostgreSQL address, or a data folder of a server that does not run. */
function choose(database: string): void {
  if (/^postgres(ql)?:/.test(database)) {
    process.env.DATABASE_URL = database;
    return;
  }
  if (!existsSync(path.join(database, 'db'))) throw new UsageError(`${database} contains no database`);
  Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: database });
}

/**
 * `npm run check ledger [-- --database <postgres address or data folder>]`: checks the books of a database, the configured one when none
 * is named. Prints totals and every row that is wrong; ends with 1 when one is. Servers on PostgreSQL may go on writing meanwhile.
 */
await runCommand(
  async ({ db }) => {
    const { totals, faults } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(checkBooks);
    printTable(Object.entries(totals).map(([name, value]) => [name, String(value)]));
    for (const fault of faults.slice(0, SHOWN)) console.log(`✘ ${fault}`);
    if (faults.length > SHOWN) console.log(`… and ${faults.length - SHOWN} more`);
    console.log(faults.length > 0 ? `${faults.length} faults` : 'The books are right.');
    if (faults.length > 0) process.exitCode = 1;
  },
  {
    prepare: () => {
      const { values } = parseArgs({ options: { database: { type: 'string' } } });
      if (values.database !== undefined) choose(values.database);
    },
    readsOnly: true,
  },
);
